import { missingRuntimesMessage, type FoundRuntime } from './find-runtimes';
import { RUNTIMES } from './runtimes';
import { findSandboxProblem } from './check-sandbox';
import { setUpRuntimes, type Machine } from './set-up-runtimes';

/** A machine without PHP and Mono, with apt-get where it is said so. */
function machineWith({ isRoot = true, apt = true, works = true, lists = true } = {}) {
  const installed = new Set(RUNTIMES.flatMap(({ programs }) => programs));
  for (const program of ['php', 'mono', 'mcs']) installed.delete(program);
  const ran: string[] = [];
  const lines: string[] = [];
  let hasLists = lists;
  const find = (): FoundRuntime[] =>
    RUNTIMES.map((runtime) => ({
      ...runtime,
      missing: runtime.programs.filter((program) => !installed.has(program)),
    }));
  const machine: Machine = {
    find,
    isRoot,
    log: (line) => lines.push(line),
    async run(command, args) {
      ran.push([command, ...args].join(' '));
      if (!apt) return { ok: false, output: 'not found' };
      if (args[0] === 'update') hasLists = true;
      if (args[0] !== 'install') return { ok: true, output: '' };
      if (!works || !hasLists) return { ok: false, output: 'E: Unable to locate package' };
      for (const { programs } of RUNTIMES) for (const program of programs) installed.add(program);
      return { ok: true, output: '' };
    },
  };
  return { machine, ran, text: () => lines.join('\n') };
}

const INSTALL = 'apt-get install -y --no-install-recommends mono-runtime mono-mcs php-cli';

test('what is missing is installed, once the lists of packages are there', async () => {
  const { machine, ran } = machineWith({ lists: false });
  expect(missingRuntimesMessage(machine.find())).toMatch(/^No code of csharp, php runs/);
  expect(await setUpRuntimes(machine)).toBe(true);
  expect(ran).toEqual(['apt-get --version', INSTALL, 'apt-get update', INSTALL]);
  expect(missingRuntimesMessage(machine.find())).toBeUndefined();
  ran.splice(0);
  expect(await setUpRuntimes(machine)).toBe(true);
  expect(ran).toEqual([]);
});

test.each([
  ['who may not install', { isRoot: false }, `sudo ${INSTALL}`],
  ['who cannot reach the packages', { works: false }, `sudo ${INSTALL}`],
  ['who has another system', { apt: false }, 'These are the names of Debian and Ubuntu'],
])('%s is told what to install', async (_who, has, words) => {
  const { machine, text } = machineWith(has);
  expect(await setUpRuntimes(machine)).toBe(false);
  expect(text()).toContain(words);
});

test('a sandbox that cannot be made is told from one that can', async () => {
  const run = async () => ({ ok: false, output: 'Creating new namespace failed' });
  expect(await findSandboxProblem({ run })).toMatch(/namespace failed.+In a container/);
  expect(await findSandboxProblem({ run: async () => ({ ok: true, output: '' }) })).toBeUndefined();
});
