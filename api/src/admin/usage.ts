import type { AdminCommand } from './command';

const COMMAND = 'npm run admin --';

export function formatUsage({ usage, summary }: AdminCommand): string {
  const forms = usage.split('\n').map((form) => `  ${COMMAND} ${form}`);
  return `Usage:\n${forms.join('\n')}\n\n${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}

export function formatHelp(commands: readonly AdminCommand[]): string {
  const lines = commands.flatMap(({ usage, summary }) => [
    ...usage.split('\n').map((form) => `  ${form}`),
    `      ${summary}`,
  ]);
  return `Usage: ${COMMAND} <command> [args]

Works on the data of a site, whether or not the site is running.

${lines.join('\n')}

Settings
  SOPAAN_DATA    the data directory of the site (default: var)
  DATABASE_URL   the database of the site (default: the one in the data directory)`;
}
