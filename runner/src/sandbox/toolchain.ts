import { basename } from 'node:path';
import { errorMessage } from '@sopaan/http/error-code';
import type { LanguageDefinition, Tools } from '../languages/language';
import { bindsFor, isOpenToAll, settingsIn, type FindProgram } from './host-tools';
import { PROBE_LIMITS } from './limits';
import type { Carried, Stage, StageOutcome } from './stage';

/** A language whose programs were found, and ran inside a sandbox. */
export interface Toolchain {
  version: string;
  tools: Tools;
  binds: readonly string[];
  carried: readonly Carried[];
}

export interface Missing {
  /** For users. */
  reason: string;
  /** For the log: it may contain paths of this server. */
  detail?: string;
}

type RunStage = (stage: Stage) => Promise<StageOutcome>;

/** Tries the programs of a language until one runs in a sandbox; wrapper scripts do not. */
export async function findToolchain(
  definition: LanguageDefinition,
  { run, find }: { run: RunStage; find: FindProgram },
): Promise<Toolchain | Missing> {
  const tools: Record<string, string> = {};
  const binds = new Set(settingsIn('/etc', definition.settings));
  const carried: Carried[] = [];
  let version: string | undefined;
  for (const program of definition.programs) {
    const places = placesOf(definition, program, find);
    if (places.length === 0) return { reason: `${program} is not installed on this server` };
    const found = await firstThatRuns(places, definition, run);
    if ('reason' in found) {
      return { ...found, reason: `${program} does not run in a sandbox on this server` };
    }
    tools[program] = found.place.path;
    for (const bind of found.place.binds) binds.add(bind);
    carried.push(...found.place.carried);
    version ??= definition.version.pattern.exec(found.said)?.[1] ?? '';
  }
  return { version: version ?? '', tools, binds: [...binds], carried };
}

interface Place {
  /** Inside the sandbox. */
  path: string;
  binds: readonly string[];
  carried: readonly Carried[];
}

/** Where it is, best first: copying a program into each sandbox is the last resort. */
function placesOf(
  definition: LanguageDefinition,
  program: string,
  find: FindProgram,
): readonly Place[] {
  const paths = [...(definition.candidates?.(program) ?? []), ...find(program)];
  const inPlace = paths.map((path) => ({ path, binds: bindsFor(path), carried: [] }));
  const alone = process.getuid?.() === 0 && definition.alone?.includes(program) === true;
  const closed = alone ? paths.filter((path) => !isOpenToAll(path)) : [];
  const copies = closed.map((from) => {
    const to = `/programs/${basename(from)}`;
    return { path: to, binds: [], carried: [{ from, to }] };
  });
  return [...inPlace, ...copies];
}

async function firstThatRuns(
  places: readonly Place[],
  { settings, version }: LanguageDefinition,
  run: RunStage,
): Promise<{ place: Place; said: string } | Missing> {
  let detail = '';
  for (const place of places) {
    try {
      const outcome = await run({
        ...place,
        binds: [...settingsIn('/etc', settings), ...place.binds],
        environment: {},
        file: { path: 'probe', bytes: Buffer.alloc(0) },
        stdin: '',
        command: [place.path, ...version.arguments],
        limits: PROBE_LIMITS,
      });
      if (outcome.code === 0 && outcome.excess === null) return { place, said: outcome.output };
      detail ||= outcome.stderr.trim();
    } catch (error) {
      detail ||= errorMessage(error);
    }
  }
  return { reason: '', detail };
}
