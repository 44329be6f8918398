import { promoteEndpoint, type Environment } from '@sopaan/schemas/release-environment';
import {
  environmentField,
  whyField,
  type NamedSet,
  type ReleaseRef,
} from '@sopaan/schemas/release-name';
import { number, object } from 'yup';
import { changeEnvironment, findEnvironment } from '../registry/change-environment';
import { resolveParts } from '../registry/resolve-parts';
import { UsageError } from './exit-codes';
import { setChanges } from './set-changes';
import { liveLines, waitUntilLive } from './wait-until-live';
import { readOptions, type Verb } from './verb';

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

export const promote: Verb = {
  name: 'promote',
  summary: 'promote releases to an environment, for all visitors or a percentage (--percent)',
  usage: `Usage: npm run release -- promote <unit[@release]>… [--to ENVIRONMENT] [--percent N] [--why TEXT]

Promotes releases to an environment; all other units stay unchanged. Rejected, with reasons, if the result would break the
site: contract, shared libraries, paths, size budgets, files. This cannot be overridden. Waits up to 10 seconds until the site
serves the new set. Open tabs update when nothing would be lost.

  --to ENVIRONMENT   default production; created if it does not exist
  --percent N        a canary for N % of visitors, always the same ones; stopped automatically if its health is worse.
                     Promote again without --percent to promote it to all, or use stop-canary
  --why TEXT         the reason, for the log

Examples
  npm run release -- promote explore                            the latest build of this checkout
  npm run release -- promote explore@1.4.0 practice@latest      both in one step
  npm run release -- promote explore --percent 10 --why "New search"`,
  options: { to: { type: 'string' }, percent: { type: 'string' }, why: { type: 'string' } },
  async run(call) {
    const { to, why, percent } = readOptions(optionsSchema, call);
    if (call.args.length === 0) {
      throw new UsageError('Name the releases to promote, for example: promote explore@1.4.0');
    }
    const registry = call.registry();
    const parts = await resolveParts(registry, call.context.root, call.args);
    const before = await findEnvironment(registry, to);
    if (before && isPromoted(before, parts, percent)) {
      return {
        json: { status: 'unchanged', environment: before },
        lines: [`${to} already has these releases.`],
      };
    }
    const after = await changeEnvironment(
      registry,
      promoteEndpoint,
      { environment: to, expected: before?.revision ?? 0, why, parts, percent },
      (now) => isPromoted(now, parts, percent),
    );
    const { style } = call;
    if (percent !== undefined && after.canary) {
      return {
        json: { status: 'canary', environment: after },
        lines: [
          `${style('green', 'canary')} ${percent} % of visitors of ${style('bold', to)} get set ${after.canary.set.id}`,
          ...setChanges(style, after.set, after.canary.set),
        ],
      };
    }
    call.log(
      `${style('green', 'promoted')} ${style('bold', to)} is now at set ${after.set.id}, revision ${after.revision}`,
    );
    for (const line of setChanges(style, before?.set, after.set)) call.log(line);
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
  parts: readonly ReleaseRef[],
  percent?: number,
): boolean {
  if (percent === undefined) return canary === null && containsParts(set, parts);
  return canary !== null && canary.percent === percent && containsParts(canary.set, parts);
}

function containsParts(set: NamedSet, parts: readonly ReleaseRef[]): boolean {
  return parts.every(({ unit, release }) =>
    set.parts.some((part) => part.unit === unit && part.release === release),
  );
}
