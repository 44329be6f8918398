import { listLogEndpoint, type LogEntry } from '@sopaan/schemas/release-log';
import { environmentField, unitField } from '@sopaan/schemas/release-name';
import { number, object } from 'yup';
import { formatTime } from '../terminal/format';
import type { Style } from '../terminal/style';
import { readOptions, rejectArguments, type Verb } from './verb';

const limitMessage = '${path} must be a whole number from 1 to 50';
const optionsSchema = object({
  in: environmentField.optional(),
  unit: unitField.optional(),
  limit: number()
    .typeError(limitMessage)
    .integer(limitMessage)
    .min(1, limitMessage)
    .max(50, limitMessage)
    .default(20),
});

export const log: Verb = {
  name: 'log',
  summary: 'show who changed what, when and why, newest first',
  usage: `Usage: npm run release -- log [--in ENVIRONMENT] [--unit UNIT] [--limit N]

Shows the audit log of the registry, newest first. Entries are never changed or removed. --limit: default 20, at most 50.

Examples
  npm run release -- log
  npm run release -- log --in production --unit explore`,
  options: { in: { type: 'string' }, unit: { type: 'string' }, limit: { type: 'string' } },
  async run(call) {
    rejectArguments(call.args);
    const { in: environment, unit, limit } = readOptions(optionsSchema, call);
    const { items } = await call.registry().request(listLogEndpoint, { environment, unit, limit });
    return {
      json: { entries: items },
      lines:
        items.length === 0 ? ['The log is empty.'] : items.map((entry) => line(call.style, entry)),
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
