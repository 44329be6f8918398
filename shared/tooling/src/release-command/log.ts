import { listLogEndpoint, type LogEntry } from '@sopaan/schemas/releases/log';
import { environmentField, unitField } from '@sopaan/schemas/releases/name';
import { object } from 'yup';
import { formatTime } from '../terminal/format';
import type { Style } from '../terminal/style';
import { limitField } from './limit-field';
import { readOptions, type ReleaseSubcommand } from './subcommand';

const optionsSchema = object({
  in: environmentField.optional(),
  unit: unitField.optional(),
  limit: limitField,
});

export const log: ReleaseSubcommand = {
  name: 'log',
  summary: 'show who changed what, when and why, newest first',
  declare: (command) =>
    command
      .option('--in <environment>', 'only changes of this environment')
      .option('--unit <unit>', 'only changes of this unit')
      .option('--limit <n>', 'at most 50; default 20')
      .description(
        'Shows the audit log of the registry, newest first. Entries are never changed or removed.',
      ),
  examples: ['log', 'log --in production --unit explore'],
  async run(invocation) {
    const { in: environment, unit, limit } = readOptions(optionsSchema, invocation);
    const { items } = await invocation
      .registry()
      .request(listLogEndpoint, { environment, unit, limit });
    return {
      json: { entries: items },
      lines:
        items.length === 0
          ? ['The log is empty.']
          : items.map((entry) => line(invocation.style, entry)),
    };
  },
};

function line(style: Style, { at, actor, action, environment, releases, why, from, to }: LogEntry) {
  const where = environment ? ` ${environment}` : '';
  const what = releases.length > 0 ? ` ${releases.join(', ')}` : '';
  const sets = from && to && from !== to ? `, set ${from} → ${to}` : '';
  const reason = why ? `\n    ${why}` : '';
  return `${style('dim', formatTime(at))}  ${style('bold', action)}${where}${what} by ${actor}${sets}${reason}`;
}
