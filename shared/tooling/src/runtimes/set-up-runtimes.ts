import { runProgram, type ToolResult } from '../processes/run-tool';
import { findRuntimes, type FoundRuntime } from './find-runtimes';

export interface Machine {
  find: () => FoundRuntime[];
  run: (command: string, args: string[], env?: Record<string, string>) => Promise<ToolResult>;
  isRoot: boolean;
  log: (line: string) => void;
}

const INSTALL = ['install', '-y', '--no-install-recommends'];

export function thisMachine(log: (line: string) => void): Machine {
  return {
    find: findRuntimes,
    run: (command, args, env = {}) => runProgram(command, args, { cwd: '/', env }),
    isRoot: process.getuid?.() === 0,
    log,
  };
}

/** Installs what is missing where it may, and says what to do where it may not. Resolves with whether all is there now. */
export async function setUpRuntimes(machine: Machine): Promise<boolean> {
  const before = packagesFor(machine.find());
  if (before.length === 0) return true;
  const hasApt = (await machine.run('apt-get', ['--version'])).ok;
  if (hasApt && machine.isRoot) await install(machine, before);
  const after = packagesFor(machine.find());
  if (after.length === 0) return true;
  machine.log('Missing programs for running code. They are in the packages that this installs:');
  machine.log(`  sudo apt-get ${[...INSTALL, ...after].join(' ')}`);
  if (!hasApt) machine.log('These are the names of Debian and Ubuntu; your system has others.');
  return false;
}

async function install({ run, log }: Machine, packages: string[]): Promise<void> {
  log(`Installing ${packages.join(', ')}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const once = () => run('apt-get', [...INSTALL, ...packages], env);
  if ((await once()).ok) return;
  // The lists of packages are old, or there are none yet.
  await run('apt-get', ['update'], env);
  const { ok, output } = await once();
  if (!ok) log(output.trim().split('\n').slice(-3).join('\n'));
}

function packagesFor(found: readonly FoundRuntime[]): string[] {
  const incomplete = found.filter(({ missing }) => missing.length > 0);
  return [...new Set(incomplete.flatMap(({ packages }) => packages))];
}
