import { parseArgs } from 'node:util';
import type { Unit } from '../release/project';
import { parseSiteAddress } from './run-against';

export interface DevArguments {
  watched: Unit[];
  /** The deployed site that the watched remotes are shown in. */
  against: string | undefined;
}

/** Parses the arguments of `npm run dev`. */
export function parseDevArguments(args: string[], all: readonly Unit[]): DevArguments {
  const { values, positionals } = parseArgs({
    args,
    options: { against: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !all.some((unit) => unit.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(`Unknown unit ${unknown.join(', ')}. The units are ${known}.`);
  }
  const watched = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (values.against === undefined) return { watched, against: undefined };
  if (positionals.length === 0 || positionals.includes('host')) {
    throw new Error(
      'Name the remotes to run inside that site, for example: npm run dev explore -- --against https://sopaan.example',
    );
  }
  return { watched, against: parseSiteAddress(values.against) };
}
