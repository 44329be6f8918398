/** The browser of the tests: the one that is there, else the distribution's, else Playwright's own; a shell, if there is one. */
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { runProgram, runTool } from '../processes/run-tool';

/** The same engine without the menus, extensions and services of a browser: a new page costs about half as much. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

type Environment = Record<string, string | undefined>;

/** A Chromium that is installed already. `CHROMIUM_PATH` decides when it is set. */
export function findChromium(environment: Environment = process.env): string | undefined {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is "${chosen}", and no program can be run there.`);
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC].find(
    isExecutable,
  );
}

/** Finds Chromium or installs it. Throws an error that says what a person can do. */
export async function ensureChromium(say: (line: string) => void = console.log): Promise<string> {
  const found = findChromium();
  if (found && (process.env.CHROMIUM_PATH || basename(found) === SHELL)) return found;
  const browser =
    (await fromDistribution(SHELL, say)) ??
    found ??
    (await ownOfPlaywright()) ??
    (await fromDistribution('chromium', say)) ??
    (await fromPlaywright(say));
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it by hand ' +
      '(Debian, Ubuntu: `sudo apt-get install chromium`), or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

async function fromDistribution(
  name: string,
  say: (line: string) => void,
): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  say(`Installing ${name} with apt-get…`);
  const options = { cwd: '/', env: { DEBIAN_FRONTEND: 'noninteractive' } };
  // Whatever this machine has stays on it.
  const install = () => runProgram('apt-get', ['install', '-y', '--no-remove', name], options);
  const first = await install();
  if (first.ok) return findChromium();
  await runProgram('apt-get', ['update'], options);
  const second = await install();
  if (second.ok) return findChromium();
  say(second.output.trim().split('\n').slice(-5).join('\n'));
  return undefined;
}

async function fromPlaywright(say: (line: string) => void): Promise<string | undefined> {
  say("Installing Playwright's own Chromium…");
  const cli = join(dirname(resolvePackage('playwright/package.json')), 'cli.js');
  const answer = await runTool(cli, ['install', 'chromium'], { cwd: process.cwd() });
  if (!answer.ok) say(answer.output.trim().split('\n').slice(-5).join('\n'));
  return ownOfPlaywright();
}

async function ownOfPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function resolvePackage(path: string): string {
  return createRequire(import.meta.url).resolve(path);
}

function onPath(name: string): boolean {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => isExecutable(join(folder, name)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
