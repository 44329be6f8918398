#!/usr/bin/env node
/** Entry point of all commands. Imports Node's built-in modules only, because it installs all other packages. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const COMMANDS = {
  start: 'start the site: database, API and edge (settings: PORT, HOST, SOPAAN_DATA, DATABASE_URL)',
  dev: 'run from source with live reload: `npm run dev`, or one remote: `npm run dev explore`, also inside a deployed site: `npm run dev explore -- --against https://…`',
  build: 'build what is out of date: everything, or one unit: `npm run build explore`',
  check:
    'format, lint, types, boundaries, unused code, docs (`-- --write` fixes what can be fixed)',
  test: 'run every check and every test, including browser tests; ends with `N passed, N failed`; `-- --all` includes slow variants',
  bench:
    'measure the site against a monolith built from the same sources, the API, the code runner and the media server: `npm run bench -- api`, `npm run bench -- search`, `npm run bench -- runner`, `npm run bench -- live-media`',
  fuzz: 'send malformed requests to every route of the API: `npm run fuzz -- --minutes 10 --seed 7`',
  seed: 'fill an empty database with sample data; add many sample jobs: `npm run seed -- --jobs 100000`',
  new: 'add a feature to a remote: `npm run new feature explore study-groups`',
  admin: 'create an admin, back up and restore, inspect queued mail: `npm run admin -- --help`',
  'setup:runtimes':
    'check which language runtimes this machine has, and install missing ones from system packages when run as root',
  release: 'publish, preview, promote and roll back releases: `npm run release -- --help`',
};

/** npm provides the pinned pnpm version, so pnpm must not switch versions itself, and the install must not prompt. */
const INSTALL_SETTINGS = ['--config.pm-on-fail=ignore', '--config.confirm-modules-purge=false'];

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function help() {
  console.log('Usage: npm run <command> [-- arguments]\n');
  for (const [command, summary] of Object.entries(COMMANDS)) {
    console.log(`  ${command.padEnd(14)} ${summary}`);
  }
}

function checkNode(required) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [requiredMajor = 0, requiredMinor = 0] = (required.match(/\d+/g) ?? []).map(Number);
  if (major > requiredMajor || (major === requiredMajor && minor >= requiredMinor)) return;
  fail(
    `Sopaan needs Node ${required}; this is ${process.versions.node}. Install a newer version from nodejs.org.`,
  );
}

function packageFiles() {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const listed = /^packages:\n((?: +- .*\n)+)/m.exec(workspace)?.[1] ?? '';
  const patterns = listed.split('\n').map((line) => line.replace(/^ +- /, '').replace(/['"]/g, ''));
  return patterns
    .filter(Boolean)
    .sort()
    .flatMap(matchingFolders)
    .map((dir) => join(dir, 'package.json'));
}

/** Expands a workspace pattern such as `api`, `remote-*` or `shared/*`; a star is supported only at the end. */
function matchingFolders(pattern) {
  if (!pattern.endsWith('*')) return [pattern];
  const parent = pattern.includes('/') ? dirname(pattern) : '';
  const start = pattern.slice(parent ? parent.length + 1 : 0, -1);
  return readdirSync(join(root, parent))
    .filter((name) => name.startsWith(start))
    .sort()
    .map((name) => join(parent, name));
}

function installStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...packageFiles()];
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** pnpm stores packages below the home folder. When that is not writable, they are stored inside the project. */
function installEnvironment() {
  try {
    accessSync(homedir(), constants.W_OK);
    return process.env;
  } catch {
    const cache = join(root, 'node_modules', '.cache');
    return {
      ...process.env,
      npm_config_cache: join(cache, 'npm'),
      XDG_CACHE_HOME: cache,
      XDG_DATA_HOME: join(cache, 'data'),
      XDG_STATE_HOME: join(cache, 'state'),
    };
  }
}

/** Runs a command that is stopped when this process exits, so that an aborted start stops installing. Resolves to whether it succeeded. */
function runBound(command) {
  const script = readFileSync(join(root, 'shared/tooling/bin/bound.sh'), 'utf8');
  const child = spawn('/bin/sh', ['-c', script, 'sh', 'TERM', '-', ...command], {
    cwd: root,
    env: installEnvironment(),
    stdio: ['pipe', 2, 'inherit'],
    detached: true,
  });
  // Without a listener, an `error` event of the pipe would end this process; `exit` reports what became of the child.
  child.stdin.on('error', () => undefined);
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function installWhenNeeded(packageManager) {
  const file = join(root, 'node_modules', '.sopaan-stamp');
  const stamp = installStamp();
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  // Standard output is reserved for the command itself, because a program may parse it.
  console.error(`Installing the packages with ${packageManager}…`);
  const exec = ['exec', '--yes', `--package=${packageManager}`, '--', 'pnpm'];
  const install = ['install', '--frozen-lockfile', ...INSTALL_SETTINGS];
  const npm = process.env.npm_execpath;
  // The npm that started this command; the one on PATH if another program, such as yarn, has started it.
  const npmCommand = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  if (!(await runBound([...npmCommand, ...exec, ...install]))) {
    fail(
      'The packages could not be installed.\n' +
        'This step needs the npm registry: check that this machine is online (and `npm config get registry`),\n' +
        'then run the command again. If package.json was changed by hand, bring pnpm-lock.yaml up to date first:\n' +
        `  npx ${packageManager} install`,
    );
  }
  writeFileSync(file, stamp);
}

/** Commands throw plain errors, and yup throws `ValidationError`. Any other kind, such as `TypeError`, is a bug and printed with its stack. */
function reportFailure(error) {
  const isExpected = error instanceof Error && ['Error', 'ValidationError'].includes(error.name);
  if (isExpected && !process.env.DEBUG) fail(error.message);
  console.error(error);
  process.exit(1);
}

/** Exits when npm is killed. npm forwards signals, but not SIGKILL; afterwards this process has another parent. */
function exitWithNpm() {
  // A command that was not started by npm may outlive its shell.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  // npm has been killed already, and process 1 has adopted this process.
  if (parent === 1 && !isNpm('/proc/1/cmdline')) process.exit(1);
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

/** In a container, npm itself may be process 1. Without `/proc` it cannot be told, and counts as npm. */
function isNpm(commandFile) {
  return !existsSync(commandFile) || /npm|node|yarn/.test(readFileSync(commandFile, 'utf8'));
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined || ['help', '--help', '-h'].includes(command)) {
  help();
  process.exit(0);
}
if (!Object.hasOwn(COMMANDS, command)) {
  help();
  fail(`Unknown command "${command}".`);
}
// These two have subcommands with their own help.
if (!['release', 'admin'].includes(command) && (args.includes('--help') || args.includes('-h'))) {
  console.log(`npm run ${command}: ${COMMANDS[command]}`);
  process.exit(0);
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
checkNode(manifest.engines.node);
exitWithNpm();
await installWhenNeeded(manifest.packageManager);

process.chdir(root);
const file = join(root, 'shared/tooling/src/commands', `${command.replace(':', '-')}.ts`);
if (!existsSync(file)) fail(`The command "${command}" is not implemented.`);
process.argv = [process.execPath, file, ...args];
try {
  // The command runs in this process, so signals and exit codes need no forwarding.
  const { register } = await import(
    pathToFileURL(join(root, 'node_modules/tsx/dist/esm/api/index.mjs')).href
  );
  register();
  await import(pathToFileURL(file).href);
} catch (error) {
  reportFailure(error);
}
