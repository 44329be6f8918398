import { rollbackEndpoint } from '@sopaan/schemas/release-environment';
import { environmentField, setField, whyField } from '@sopaan/schemas/release-name';
import { object } from 'yup';
import { changeEnvironment, getEnvironment } from '../registry/change-environment';
import { setChanges } from './set-changes';
import { liveLine, waitUntilLive } from './wait-until-live';
import { readOptions, rejectArguments, type Verb } from './verb';

const optionsSchema = object({
  in: environmentField.default('production'),
  to: setField.optional(),
  why: whyField,
});

export const rollback: Verb = {
  name: 'rollback',
  summary: 'bring an environment back to the set before, or to the one that --to names',
  usage: `Usage: npm run release -- rollback [--in ENVIRONMENT] [--to SET] [--why TEXT]

Brings an environment back to the set that it showed before, or to an earlier one by its name (12 digits; the log has
them). Ends a running canary. Possible in a locked environment, too. A token of one unit may undo changes of its unit only.

Examples
  npm run release -- rollback --why "Search finds nothing"
  npm run release -- rollback --to 3f2a9c01d7b4`,
  options: { in: { type: 'string' }, to: { type: 'string' }, why: { type: 'string' } },
  async run(call) {
    rejectArguments(call.words);
    const { in: environment, to, why } = readOptions(optionsSchema, call);
    const registry = call.registry();
    const before = await getEnvironment(registry, environment);
    const after = await changeEnvironment(
      registry,
      rollbackEndpoint,
      { environment, expected: before.revision, why, to },
      ({ revision, set }) =>
        revision === before.revision + 1 && set.id === (to ?? set.id) && set.id !== before.set.id,
    );
    const { style } = call;
    call.say(
      `${style('green', 'rolled back')} ${style('bold', environment)} shows set ${after.set.id}, revision ${after.revision}`,
    );
    for (const line of setChanges(style, before.set, after.set)) call.say(line);
    const live = await waitUntilLive(registry, environment, after.set.id);
    return {
      json: { status: 'rolled back', environment: after, ...live },
      lines: liveLine(style, live),
    };
  },
};
