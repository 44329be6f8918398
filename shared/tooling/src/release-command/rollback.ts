import { rollbackEndpoint } from '@sopaan/schemas/releases/environment';
import { environmentField, setField, whyField } from '@sopaan/schemas/releases/name';
import { object } from 'yup';
import { changeEnvironment, getEnvironment } from '../registry/change-environment';
import { setChanges } from './set-changes';
import { liveLines, waitUntilLive } from './wait-until-live';
import { readOptions, type ReleaseSubcommand } from './subcommand';

const optionsSchema = object({
  in: environmentField.default('production'),
  to: setField.optional(),
  why: whyField,
});

export const rollback: ReleaseSubcommand = {
  name: 'rollback',
  summary: 'roll an environment back to its previous set, or to the one named with --to',
  declare: (command) =>
    command
      .option('--in <environment>', 'default production')
      .option('--to <set>', 'the id of an earlier set: 12 hexadecimal digits, shown in the log')
      .option('--why <text>', 'the reason, for the log')
      .description(
        'Rolls an environment back to its previous set, or to an earlier one. Stops a running canary. Works in a locked ' +
          'environment as well. A token for one unit can only undo changes of that unit.',
      ),
  examples: ['rollback --why "Search finds nothing"', 'rollback --to 3f2a9c01d7b4'],
  async run(invocation) {
    const { in: environment, to, why } = readOptions(optionsSchema, invocation);
    const registry = invocation.registry();
    const before = await getEnvironment(registry, environment);
    const after = await changeEnvironment(
      registry,
      rollbackEndpoint,
      { environment, expected: before.revision, why, to },
      ({ revision, set }) =>
        revision === before.revision + 1 && set.id === (to ?? set.id) && set.id !== before.set.id,
    );
    const { style } = invocation;
    invocation.log(
      `${style('green', 'rolled back')} ${style('bold', environment)} is now at set ${after.set.id}, revision ${after.revision}`,
    );
    for (const line of setChanges(style, before.set, after.set)) invocation.log(line);
    const live = await waitUntilLive(registry, environment, after.set.id);
    return {
      json: { status: 'rolled back', environment: after, ...live },
      lines: liveLines(style, live),
    };
  },
};
