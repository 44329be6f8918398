import type { Verb } from './verb';

const COMMAND = 'npm run admin --';

export function usageOf({ usage, summary }: Verb): string {
  const ways = usage.split('\n').map((way) => `  ${COMMAND} ${way}`);
  return `Usage:\n${ways.join('\n')}\n\nIt ${summary}.`;
}

export function overview(verbs: readonly Verb[]): string {
  const lines = verbs.flatMap(({ usage, summary }) => [
    ...usage.split('\n').map((way) => `  ${way}`),
    `      ${summary}`,
  ]);
  return `Usage: ${COMMAND} <verb> [words]

Works on the data of a site, whether the site runs or not.

${lines.join('\n')}

Settings
  SOPAAN_DATA    the data folder of the site; without it, var
  DATABASE_URL   the database of the site; without it, the one in the data folder`;
}
