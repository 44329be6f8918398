import { promoteEndpoint, type Environment } from '@sopaan/schemas/releases/environment';
import {
  environmentField,
  whyField,
  type ReleaseSetRef,
  type ReleaseRef,
} from '@sopaan/schemas/releases/name';
import { number, object } from 'yup';
import { changeEnvironment, findEnvironment } from '../registry/change-environment';
import { resolveReleases } from '../registry/resolve-releases';
import { stillRetiredLines } from './retirement-lines';
import { setChanges } from './set-changes';
import { liveLines, waitUntilLive } from './wait-until-live';
import { readOptions, type ReleaseSubcommand } from './subcommand';

const percentMessage = '${path} must be a whole number from 1 to 99';
const optionsSchema = object({
  to: environmentField.default('production'),
  why: whyField,
  percent: number()
    .typeError(percentMessage)
    .integer(percentMessage)
    .min(1, percentMessage)
    .max(99, percentMessage),
});

export const promote: ReleaseSubcommand = {
  name: 'promote',
  summary: 'promote releases to an environment, for all visitors or a percentage (--percent)',
  declare: (command) =>
    command
      .argument('<unit[@release]...>')
      .option('--to <environment>', 'default production; created if it does not exist')
      .option(
        '--percent <n>',
        'a canary for N % of visitors, always the same ones; stopped automatically if its health is worse. ' +
          'Promote again without --percent to promote it to all, or use stop-canary',
      )
      .option('--why <text>', 'the reason, for the log')
      .description(
        'Promotes releases to an environment; all other units stay unchanged. Rejected, with reasons, if the result would break ' +
          'the site: contract, shared libraries, paths, size budgets, files. This cannot be overridden. Waits up to 10 seconds ' +
          'until the site serves the new set. Open tabs update when nothing would be lost.',
      ),
  examples: [
    'promote explore                            the latest build of this checkout',
    'promote explore@1.4.0 practice@latest      both in one step',
    'promote explore --percent 10 --why "New search"',
  ],
  async run(invocation) {
    const { to, why, percent } = readOptions(optionsSchema, invocation);
    const registry = invocation.registry();
    const releases = await resolveReleases(registry, invocation.context.root, invocation.args);
    const before = await findEnvironment(registry, to);
    if (before && isPromoted(before, releases, percent)) {
      return {
        json: { status: 'unchanged', environment: before },
        lines: [`${to} already has these releases.`],
      };
    }
    const after = await changeEnvironment(
      registry,
      promoteEndpoint,
      { environment: to, expected: before?.revision ?? 0, why, parts: releases, percent },
      (now) => isPromoted(now, releases, percent),
    );
    const { style } = invocation;
    if (percent !== undefined && after.canary) {
      return {
        json: { status: 'canary', environment: after },
        lines: [
          `${style('green', 'canary')} ${percent} % of visitors of ${style('bold', to)} get set ${after.canary.set.id}`,
          ...setChanges(style, after.set, after.canary.set),
        ],
      };
    }
    invocation.log(
      `${style('green', 'promoted')} ${style('bold', to)} is now at set ${after.set.id}, revision ${after.revision}`,
    );
    for (const line of setChanges(style, before?.set, after.set)) invocation.log(line);
    const units = releases.map(({ unit }) => unit);
    for (const line of stillRetiredLines(style, after, units)) invocation.log(line);
    const live = await waitUntilLive(registry, to, after.set.id);
    return {
      json: { status: 'promoted', environment: after, ...live },
      lines: liveLines(style, live),
    };
  },
};

/** Whether all visitors, or with `percent` that share of them, already get these releases. */
function isPromoted(
  { set, canary }: Environment,
  releases: readonly ReleaseRef[],
  percent?: number,
): boolean {
  if (percent === undefined) return canary === null && containsReleases(set, releases);
  return canary !== null && canary.percent === percent && containsReleases(canary.set, releases);
}

function containsReleases(set: ReleaseSetRef, releases: readonly ReleaseRef[]): boolean {
  return releases.every(({ unit, release }) =>
    set.parts.some((other) => other.unit === unit && other.release === release),
  );
}
