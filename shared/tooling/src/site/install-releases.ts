/** What this checkout has built goes into the registry when the site starts, as a team's release does later. */
import { promoteEndpoint, type Environment } from '@sopaan/schemas/release-environment';
import { changeEnvironment, findEnvironment } from '../registry/change-environment';
import { publishRelease } from '../registry/publish-release';
import type { Registry } from '../registry/registry';
import { RegistryError } from '../registry/registry-error';
import { builtRelease, type BuiltRelease } from '../release/built-release';
import { units } from '../release/project';
import { saveStartedReleases, readStartedReleases } from './started-releases';

export interface Installation {
  root: string;
  dataFolder: string;
  environment: string;
  registry: Registry;
  say: (line: string) => void;
}

const ORIGIN = { author: '', commit: '', note: 'Built by npm start' };
const ATTEMPTS = 3;

/**
 * Publishes and promotes the units whose built release is another than the one that the last start promoted; what teams
 * have promoted since then stays. When the registry refuses, the site runs on with what it had.
 */
export async function installReleases(installation: Installation): Promise<void> {
  const { root, dataFolder, environment, registry, say } = installation;
  const built = units(root).flatMap((unit) => builtRelease(unit) ?? []);
  const before = await findEnvironment(registry, environment);
  const started = before ? readStartedReleases(dataFolder, environment) : {};
  const changed = built.filter(({ manifest }) => started[manifest.unit] !== manifest.release);
  if (changed.length === 0) return;
  const began = performance.now();
  try {
    await Promise.all(changed.map((release) => publishRelease(registry, release, ORIGIN)));
    await promoteAll(installation, changed, before);
  } catch (error) {
    if (!before) throw error;
    say(`${environment} keeps the releases that it had, not what was built:`);
    for (const line of errorLines(error)) say(line);
    return;
  }
  saveStartedReleases(dataFolder, environment, {
    ...started,
    ...Object.fromEntries(changed.map(({ manifest }) => [manifest.unit, manifest.release])),
  });
  const names = changed.map(({ manifest }) => `${manifest.unit} ${manifest.release}`).join(', ');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`Promoted to ${environment} (${seconds} s): ${names}`);
}

/** Another start, or a team, may move the environment in between. */
async function promoteAll(
  { environment, registry }: Installation,
  changed: readonly BuiltRelease[],
  seen: Environment | undefined,
): Promise<void> {
  let now = seen;
  for (let attempt = 1; ; attempt += 1) {
    const parts = changed
      .map(({ manifest: { unit, release } }) => ({ unit, release }))
      .filter((part) => !holds(now, part));
    if (parts.length === 0) return;
    const expected = now?.revision ?? 0;
    const request = { environment, expected, parts, why: 'npm start', percent: undefined };
    try {
      await changeEnvironment(registry, promoteEndpoint, request, (then) =>
        parts.every((part) => holds(then, part)),
      );
      return;
    } catch (error) {
      const moved = error instanceof RegistryError && error.code === 'ENVIRONMENT_MOVED';
      if (!moved || attempt === ATTEMPTS) throw error;
      now = await findEnvironment(registry, environment);
    }
  }
}

function holds(
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
