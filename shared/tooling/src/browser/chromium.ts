/** The browser of the tests: the one that is there, else the distribution's, else Playwright's own. */
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { runProgram, runTool } from '../processes/run-tool';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The same engine without the menus, extensions and services of a browser: a new page costs about half as much. */
const SHELL = 'chromium-headless-shell';

type Environment = Record<string, string | undefined>;

/** A Chromium that is installed already. `CHROMIUM_PATH` decides when it is set. */
export function findChromium(environment: Environment = process.env): string | undefined {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is "${chosen}", and no program can be run there.`);
  }
  return [...NAMES.flatMap((name) => candidatePaths(name, environment)), ...MAC].find(isExecutable);
}

/** A shell that is installed already, if no other browser is asked for. `CHROMIUM_SHELL` decides when it is set. */
export function findShell(environment: Environment = process.env): string | undefined {
  if (environment.CHROMIUM_SHELL) return environment.CHROMIUM_SHELL;
  if (environment.CHROMIUM_PATH) return undefined;
  return candidatePaths(SHELL, environment).find(isExecutable);
}

function candidatePaths(name: string, { PATH = '' }: Environment): string[] {
  return PATH.split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
}

/** Finds Chromium or installs it. Throws an error that says what a person can do. */
export async function ensureChromium(say: (line: string) => void = console.log): Promise<string> {
  const found = findChromium() ?? (await playwrightChromium());
  if (found) return found;
  const installed = (await installFromDistribution(say)) ?? (await installWithPlaywright(say));
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it by hand ' +
      '(Debian, Ubuntu: `sudo apt-get install chromium`), or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

/** Finds the shell, or installs it where that may be done. A whole browser does its work as well, only slower. */
export async function ensureShell(
  say: (line: string) => void = console.log,
): Promise<string | undefined> {
  const found = findShell();
  if (found || process.env.CHROMIUM_PATH) return found;
  await installPackage(SHELL, say);
  return findShell();
}

async function installFromDistribution(say: (line: string) => void): Promise<string | undefined> {
  await installPackage('chromium', say);
  return findChromium();
}

async function installPackage(name: string, say: (line: string) => void): Promise<void> {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return;
  say(`Installing ${name} with apt-get…`);
  const options = { cwd: '/', env: { DEBIAN_FRONTEND: 'noninteractive' } };
  // Whatever this machine has stays on it.
  const install = () => runProgram('apt-get', ['install', '-y', '--no-remove', name], options);
  const first = await install();
  if (first.ok) return;
  await runProgram('apt-get', ['update'], options);
  const second = await install();
  if (!second.ok) say(second.output.trim().split('\n').slice(-5).join('\n'));
}

async function installWithPlaywright(say: (line: string) => void): Promise<string | undefined> {
  say("Installing Playwright's own Chromium…");
  const cli = join(dirname(resolvePackage('playwright/package.json')), 'cli.js');
  const answer = await runTool(cli, ['install', 'chromium'], { cwd: process.cwd() });
  if (!answer.ok) say(answer.output.trim().split('\n').slice(-5).join('\n'));
  return playwrightChromium();
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function resolvePackage(path: string): string {
  return createRequire(import.meta.url).resolve(path);
}

function isOnPath(name: string): boolean {
  return candidatePaths(name, process.env).some(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
