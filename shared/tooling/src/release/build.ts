import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnBound } from '../processes/bound-child';
import { reuseBuild, type Mode } from './planned-release';
import { ROOT, units, type Unit } from './project';

/**
 * Builds the named units (all if none is named), two at a time, each in its own process. A unit whose inputs have not changed is
 * not built again. `version` overrides the one in the unit's configuration. Rejects with the names of the units that failed.
 */
export async function buildUnits(
  names: readonly string[] = [],
  options: { mode?: Mode; version?: string; log?: (line: string) => void } = {},
): Promise<void> {
  const { mode = 'production', version = '', log = console.log } = options;
  const knownUnits = units();
  const knownNames = knownUnits.map((unit) => unit.name);
  const unknown = names.filter((name) => !knownNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown unit ${unknown.join(', ')}. The units are ${knownNames.join(', ')}.`);
  }
  const selected = names.length > 0 ? names : knownNames;
  const queue = knownUnits.filter((unit) => selected.includes(unit.name));
  const failedUnits: string[] = [];
  const worker = async () => {
    for (let unit = queue.shift(); unit; unit = queue.shift()) {
      const { name } = unit;
      const release = await earlierBuild(unit, { mode, version });
      if (release !== undefined) log(`${name} ${release} is up to date`);
      else if (!(await buildInProcess([name, mode, version], log))) failedUnits.push(name);
    }
  };
  await Promise.all([worker(), worker()]);
  if (failedUnits.length > 0) throw new Error(`Build failed: ${failedUnits.join(', ')}`);
}

/** Looks for an earlier build in this process, because a process that loads webpack takes longer. */
async function earlierBuild(
  unit: Unit,
  { mode, version }: { mode: Mode; version: string },
): Promise<string | undefined> {
  try {
    return await reuseBuild(unit, mode, version || undefined);
  } catch {
    // The build fails for the same reason, and reports it.
    return undefined;
  }
}

function buildInProcess(args: string[], log: (line: string) => void): Promise<boolean> {
  const script = join(fileURLToPath(new URL('.', import.meta.url)), 'build-unit-main.ts');
  const child = spawnBound(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    output: ['pipe', 'pipe'],
  });
  const logLines = (chunk: Buffer) =>
    String(chunk)
      .split('\n')
      .filter(Boolean)
      .forEach((line) => log(line));
  child.stdout?.on('data', logLines);
  child.stderr?.on('data', logLines);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      log(String(error));
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}
