import { missingRuntimesMessage, type FoundRuntime } from './find-runtimes';
import { RUNTIMES } from './runtimes';
import { findSandboxProblem } from './check-sandbox';
import { setUpRuntimes, type Machine } from './set-up-runtimes';

/** A machine without PHP and Mono; the options describe its user and its apt-get. */
function machineWith({
  isRoot = true,
  apt = true,
  canInstall = true,
  hasPackageLists = true,
} = {}) {
  const installedPrograms = new Set(RUNTIMES.flatMap(({ programs }) => programs));
  for (const program of ['php', 'mono', 'mcs']) installedPrograms.delete(program);
  const commands: string[] = [];
  const lines: string[] = [];
  let isUpdated = hasPackageLists;
  const find = (): FoundRuntime[] =>
    RUNTIMES.map((runtime) => ({
      ...runtime,
      missing: runtime.programs.filter((program) => !installedPrograms.has(program)),
    }));
  const machine: Machine = {
    find,
    isRoot,
    log: (line) => lines.push(line),
    async run(command, args) {
      commands.push([command, ...args].join(' '));
      if (!apt) return { ok: false, output: 'not found' };
      if (args[0] === 'update') isUpdated = true;
      if (args[0] !== 'install') return { ok: true, output: '' };
      if (!canInstall || !isUpdated) return { ok: false, output: 'E: Unable to locate package' };
      for (const { programs } of RUNTIMES)
        for (const program of programs) installedPrograms.add(program);
      return { ok: true, output: '' };
    },
  };
  return { machine, commands, text: () => lines.join('\n') };
}

const INSTALL = 'apt-get install -y --no-install-recommends mono-runtime mono-mcs php-cli';

test('installs missing packages, after updating the package lists if needed', async () => {
  const { machine, commands } = machineWith({ hasPackageLists: false });
  expect(missingRuntimesMessage(machine.find())).toMatch(
    /^These languages are not installed: csharp, php\./,
  );
  expect(await setUpRuntimes(machine)).toBe(true);
  expect(commands).toEqual(['apt-get --version', INSTALL, 'apt-get update', INSTALL]);
  expect(missingRuntimesMessage(machine.find())).toBeUndefined();
  commands.splice(0);
  expect(await setUpRuntimes(machine)).toBe(true);
  expect(commands).toEqual([]);
});

test.each([
  ['a user without root privileges', { isRoot: false }, `sudo ${INSTALL}`],
  ['a machine without access to the packages', { canInstall: false }, `sudo ${INSTALL}`],
  ['a machine without apt-get', { apt: false }, 'These are Debian and Ubuntu package names'],
])('prints instructions for %s', async (_who, options, expected) => {
  const { machine, text } = machineWith(options);
  expect(await setUpRuntimes(machine)).toBe(false);
  expect(text()).toContain(expected);
});

test('reports a sandbox that cannot be created', async () => {
  const run = async () => ({ ok: false, output: 'Creating new namespace failed' });
  expect(await findSandboxProblem({ run })).toMatch(/namespace failed.+In a container/);
  expect(await findSandboxProblem({ run: async () => ({ ok: true, output: '' }) })).toBeUndefined();
});
