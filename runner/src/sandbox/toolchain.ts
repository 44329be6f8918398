import { basename } from 'node:path';
import { errorMessage } from '@sopaan/http/error-code';
import type { LanguageDefinition, Tools } from '../languages/language';
import { bindsFor, isExecutableByAll, matchingPaths, type FindExecutable } from './host-tools';
import { PROBE_LIMITS } from './limits';
import type { CopiedProgram, SandboxRun, SandboxOutcome } from './sandbox-run';

/** A language whose programs were found, and ran inside a sandbox. */
export interface Toolchain {
  version: string;
  tools: Tools;
  binds: readonly string[];
  copiedPrograms: readonly CopiedProgram[];
}

export interface Unavailable {
  /** For users. */
  reason: string;
  /** For the log: it may contain paths of this server. */
  detail?: string;
}

type RunSandboxed = (run: SandboxRun) => Promise<SandboxOutcome>;

/** Tries the programs of a language until one runs in a sandbox; wrapper scripts do not. */
export async function findToolchain(
  definition: LanguageDefinition,
  { run, find }: { run: RunSandboxed; find: FindExecutable },
): Promise<Toolchain | Unavailable> {
  const tools: Record<string, string> = {};
  const binds = new Set(matchingPaths('/etc', definition.etcFiles));
  const copiedPrograms: CopiedProgram[] = [];
  let version: string | undefined;
  for (const program of definition.programs) {
    const locations = programLocations(definition, program, find);
    if (locations.length === 0) return { reason: `${program} is not installed on this server` };
    const working = await findWorkingLocation(locations, definition, run);
    if ('reason' in working) {
      return { ...working, reason: `${program} does not run in a sandbox on this server` };
    }
    tools[program] = working.location.path;
    for (const bind of working.location.binds) binds.add(bind);
    copiedPrograms.push(...working.location.copiedPrograms);
    version ??= definition.version.pattern.exec(working.versionOutput)?.[1] ?? '';
  }
  return { version: version ?? '', tools, binds: [...binds], copiedPrograms };
}

interface ProgramLocation {
  /** Inside the sandbox. */
  path: string;
  binds: readonly string[];
  copiedPrograms: readonly CopiedProgram[];
}

/** Where it is, best first: copying a program into each sandbox is the last resort. */
function programLocations(
  definition: LanguageDefinition,
  program: string,
  find: FindExecutable,
): readonly ProgramLocation[] {
  const paths = [...(definition.candidates?.(program) ?? []), ...find(program)];
  const inPlace = paths.map((path) => ({ path, binds: bindsFor(path), copiedPrograms: [] }));
  const isStandalone =
    process.getuid?.() === 0 && definition.standalone?.includes(program) === true;
  const privatePaths = isStandalone ? paths.filter((path) => !isExecutableByAll(path)) : [];
  const copies = privatePaths.map((from) => {
    const to = `/programs/${basename(from)}`;
    return { path: to, binds: [], copiedPrograms: [{ from, to }] };
  });
  return [...inPlace, ...copies];
}

async function findWorkingLocation(
  locations: readonly ProgramLocation[],
  { etcFiles, version }: LanguageDefinition,
  run: RunSandboxed,
): Promise<{ location: ProgramLocation; versionOutput: string } | Unavailable> {
  let detail = '';
  for (const location of locations) {
    try {
      const outcome = await run({
        ...location,
        binds: [...matchingPaths('/etc', etcFiles), ...location.binds],
        environment: {},
        file: { path: 'probe', bytes: Buffer.alloc(0) },
        stdin: '',
        command: [location.path, ...version.arguments],
        limits: PROBE_LIMITS,
      });
      if (outcome.code === 0 && outcome.exceededLimit === null)
        return { location, versionOutput: outcome.output };
      detail ||= outcome.stderr.trim();
    } catch (error) {
      detail ||= errorMessage(error);
    }
  }
  return { reason: '', detail };
}
