import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnBound } from '../processes/bound-child';
import type { Mode } from './build-unit';
import { ROOT, units } from './project';

/**
 * Builds the named units (all if none is named), two at a time, each in its own process. A unit whose inputs have not changed is
 * not built again. `version` overrides the one in the unit's configuration. Rejects with the names of the units that failed.
 */
export async function buildUnits(
  names: readonly string[] = [],
  options: { mode?: Mode; version?: string; log?: (line: string) => void } = {},
): Promise<void> {
  const { mode = 'production', version = '', log = console.log } = options;
  const knownNames = units().map((unit) => unit.name);
  const unknown = names.filter((name) => !knownNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown unit ${unknown.join(', ')}. The units are ${knownNames.join(', ')}.`);
  }
  const queue = names.length > 0 ? [...names] : knownNames;
  const failedUnits: string[] = [];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      if (!(await buildInProcess([name, mode, version], log))) failedUnits.push(name);
    }
  };
  await Promise.all([worker(), worker()]);
  if (failedUnits.length > 0) throw new Error(`Build failed: ${failedUnits.join(', ')}`);
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
