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

/** Installs missing runtimes when run as root, otherwise prints instructions. Resolves to whether all are installed. */
export async function setUpRuntimes(machine: Machine): Promise<boolean> {
  const missingBefore = packagesFor(machine.find());
  if (missingBefore.length === 0) return true;
  const hasApt = (await machine.run('apt-get', ['--version'])).ok;
  if (hasApt && machine.isRoot) await install(machine, missingBefore);
  const missingAfter = packagesFor(machine.find());
  if (missingAfter.length === 0) return true;
  machine.log('Some language runtimes are missing. To install them, run:');
  machine.log(`  sudo apt-get ${[...INSTALL, ...missingAfter].join(' ')}`);
  if (!hasApt)
    machine.log('These are Debian and Ubuntu package names; other systems may use different ones.');
  return false;
}

async function install({ run, log }: Machine, packages: string[]): Promise<void> {
  log(`Installing ${packages.join(', ')}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const runInstall = () => run('apt-get', [...INSTALL, ...packages], env);
  if ((await runInstall()).ok) return;
  // The package lists may be missing or out of date.
  await run('apt-get', ['update'], env);
  const { ok, output } = await runInstall();
  if (!ok) log(output.trim().split('\n').slice(-3).join('\n'));
}

function packagesFor(found: readonly FoundRuntime[]): string[] {
  const incomplete = found.filter(({ missing }) => missing.length > 0);
  return [...new Set(incomplete.flatMap(({ packages }) => packages))];
}
