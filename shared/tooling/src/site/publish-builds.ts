/** Publishes and promotes the builds of this checkout when the site starts. */
import { promoteEndpoint, type Environment } from '@sopaan/schemas/releases/environment';
import { changeEnvironment, findEnvironment } from '../registry/change-environment';
import { publishRelease } from '../registry/publish-release';
import type { Registry } from '../registry/registry';
import { RegistryError } from '../registry/registry-error';
import { builtRelease, type BuiltRelease } from '../release/built-release';
import { units } from '../release/project';
import { saveStartedReleases, readStartedReleases } from './started-releases';

export interface PublishBuildsOptions {
  root: string;
  dataDir: string;
  environment: string;
  registry: Registry;
  log: (line: string) => void;
}

/** Whoever starts the site is its operator, so new pages of this checkout need no separate grant. */
const PROVENANCE = { author: '', commit: '', note: 'Built by npm start', grantPaths: true };
const ATTEMPTS = 3;

/**
 * Publishes and promotes the units whose build differs from the one that the last start promoted; releases that teams have
 * promoted since then stay. If the registry rejects the promotion, the site keeps its current releases.
 */
export async function publishBuilds(options: PublishBuildsOptions): Promise<void> {
  const { root, dataDir, environment, registry, log } = options;
  const built = units(root).flatMap((unit) => builtRelease(unit) ?? []);
  const before = await findEnvironment(registry, environment);
  const promotedByStart = before ? readStartedReleases(dataDir, environment) : {};
  const changedReleases = built.filter(
    ({ manifest }) => promotedByStart[manifest.unit] !== manifest.release,
  );
  if (changedReleases.length === 0) return;
  const startedAt = performance.now();
  try {
    await Promise.all(
      changedReleases.map((release) => publishRelease(registry, release, PROVENANCE)),
    );
    await promoteAll(options, changedReleases, before);
  } catch (error) {
    if (!before) throw error;
    log(`${environment} keeps its current releases, because the new builds were rejected:`);
    for (const line of errorLines(error)) log(line);
    return;
  }
  saveStartedReleases(dataDir, environment, {
    ...promotedByStart,
    ...Object.fromEntries(changedReleases.map(({ manifest }) => [manifest.unit, manifest.release])),
  });
  const names = changedReleases
    .map(({ manifest }) => `${manifest.unit} ${manifest.release}`)
    .join(', ');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  log(`Promoted to ${environment} (${seconds} s): ${names}`);
}

/** Promotes with retries, because another start or a team may change the environment concurrently. */
async function promoteAll(
  { environment, registry }: PublishBuildsOptions,
  changedReleases: readonly BuiltRelease[],
  initial: Environment | undefined,
): Promise<void> {
  let current = initial;
  for (let attempt = 1; ; attempt += 1) {
    const parts = changedReleases
      .map(({ manifest: { unit, release } }) => ({ unit, release }))
      .filter((part) => !containsPart(current, part));
    if (parts.length === 0) return;
    const expected = current?.revision ?? 0;
    const request = { environment, expected, parts, why: 'npm start', percent: undefined };
    try {
      await changeEnvironment(registry, promoteEndpoint, request, (updated) =>
        parts.every((part) => containsPart(updated, part)),
      );
      return;
    } catch (error) {
      const isConflict = error instanceof RegistryError && error.code === 'ENVIRONMENT_MOVED';
      if (!isConflict || attempt === ATTEMPTS) throw error;
      current = await findEnvironment(registry, environment);
    }
  }
}

function containsPart(
  environment: Environment | undefined,
  { unit, release }: { unit: string; release: string },
): boolean {
  return (
    environment?.set.parts.some((part) => part.unit === unit && part.release === release) ?? false
  );
}

function errorLines(error: unknown): string[] {
  const message = error instanceof Error ? error.message : String(error);
  const reasons = error instanceof RegistryError ? error.reasons : [];
  return [message, ...reasons.map((reason) => `  ${reason.rule}: ${reason.message}`)].map(
    (line) => `  ${line}`,
  );
}
