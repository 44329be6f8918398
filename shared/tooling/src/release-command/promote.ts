import { promoteEndpoint, type Environment } from '@sopaan/schemas/release-environment';
import { environmentField, whyField, type NamedSet, type Part } from '@sopaan/schemas/release-name';
import { number, object } from 'yup';
import { changeEnvironment, findEnvironment } from '../registry/change-environment';
import { resolveParts } from '../registry/resolve-parts';
import { UsageError } from './exit-codes';
import { setChanges } from './set-changes';
import { liveLine, waitUntilLive } from './wait-until-live';
import { readOptions, type Verb } from './verb';

const wholePercent = '${path} must be a whole number from 1 to 99';
const optionsSchema = object({
  to: environmentField.default('production'),
  why: whyField,
  percent: number()
    .typeError(wholePercent)
    .integer(wholePercent)
    .min(1, wholePercent)
    .max(99, wholePercent),
});

export const promote: Verb = {
  name: 'promote',
  summary: 'put releases into an environment, for all visitors or for some (--percent)',
  usage: `Usage: npm run release -- promote <unit[@release]>… [--to ENVIRONMENT] [--percent N] [--why TEXT]

Puts releases into an environment; all other units stay as they are. Refused, with the reasons, when the result would
break the site: contract, shared libraries, paths, size budgets, files. There is no way to force it. Waits until the site
shows it, 10 seconds at most. Open tabs take it at a safe moment.

  --to ENVIRONMENT   production without it; one that does not exist yet is made
  --percent N        a canary: N visitors in a hundred, always the same ones; it is stopped by itself when it does
                     worse. Promote again without --percent to give it to everyone, or use stop-canary
  --why TEXT         for the log

Examples
  npm run release -- promote explore                            what this checkout built last
  npm run release -- promote explore@1.4.0 practice@latest      both at once, or none
  npm run release -- promote explore --percent 10 --why "New search"`,
  options: { to: { type: 'string' }, percent: { type: 'string' }, why: { type: 'string' } },
  async run(call) {
    const { to, why, percent } = readOptions(optionsSchema, call);
    if (call.words.length === 0) {
      throw new UsageError('Promote what? Say for example: promote explore@1.4.0');
    }
    const registry = call.registry();
    const parts = await resolveParts(registry, call.context.root, call.words);
    const before = await findEnvironment(registry, to);
    if (before && isThere(before, parts, percent)) {
      return {
        json: { status: 'unchanged', environment: before },
        lines: [`${to} shows that already.`],
      };
    }
    const after = await changeEnvironment(
      registry,
      promoteEndpoint,
      { environment: to, expected: before?.revision ?? 0, why, parts, percent },
      (now) => isThere(now, parts, percent),
    );
    const { style } = call;
    if (percent !== undefined && after.canary) {
      return {
        json: { status: 'canary', environment: after },
        lines: [
          `${style('green', 'canary')} ${percent} visitors in a hundred of ${style('bold', to)} get set ${after.canary.set.id}`,
          ...setChanges(style, after.set, after.canary.set),
        ],
      };
    }
    call.say(
      `${style('green', 'promoted')} ${style('bold', to)} shows set ${after.set.id}, revision ${after.revision}`,
    );
    for (const line of setChanges(style, before?.set, after.set)) call.say(line);
    const live = await waitUntilLive(registry, to, after.set.id);
    return {
      json: { status: 'promoted', environment: after, ...live },
      lines: liveLine(style, live),
    };
  },
};

/** Whether visitors get these releases already; with `percent`, a part of them. */
function isThere({ set, canary }: Environment, parts: readonly Part[], percent?: number): boolean {
  if (percent === undefined) return canary === null && holds(set, parts);
  return canary !== null && canary.percent === percent && holds(canary.set, parts);
}

function holds(set: NamedSet, parts: readonly Part[]): boolean {
  return parts.every(({ unit, release }) =>
    set.parts.some((part) => part.unit === unit && part.release === release),
  );
}
