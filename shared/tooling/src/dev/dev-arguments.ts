import { Command } from 'commander';
import type { Unit } from '../release/project';
import { parseSiteUrl } from './run-against';

export interface DevArguments {
  watched: Unit[];
  /** The deployed site that the watched remotes are shown in. */
  against: string | undefined;
}

/** Parses the arguments of `npm run dev`. */
export function parseDevArguments(args: string[], allUnits: readonly Unit[]): DevArguments {
  const command = new Command('npm run dev')
    .argument('[unit...]')
    .option('--against <url>', 'run the named remotes inside this deployed site')
    .showHelpAfterError()
    .parse(args, { from: 'user' });
  const names = command.args;
  const { against } = command.opts<{ against?: string }>();
  const unknown = names.filter((name) => !allUnits.some((unit) => unit.name === name));
  if (unknown.length > 0) {
    const knownNames = allUnits.map(({ name }) => name).join(', ');
    throw new Error(`Unknown unit ${unknown.join(', ')}. The units are ${knownNames}.`);
  }
  const watched = allUnits.filter(({ name }) => names.length === 0 || names.includes(name));
  if (against === undefined) return { watched, against: undefined };
  if (names.length === 0 || names.includes('host')) {
    throw new Error(
      'Name the remotes to run inside that site, for example: npm run dev explore -- --against https://sopaan.example',
    );
  }
  return { watched, against: parseSiteUrl(against) };
}
