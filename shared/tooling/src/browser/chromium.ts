/** Finds the browser for the tests: an installed one, else the distribution's package, else Playwright's download. */
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { runProgram, runTool } from '../processes/run-tool';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The same engine without browser UI, extensions and services; opening a page takes about half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

type Environment = Record<string, string | undefined>;

/** An installed Chromium. `CHROMIUM_PATH` takes precedence when it is set. */
export function findChromium(environment: Environment = process.env): string | undefined {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is "${chosen}", which is not an executable file.`);
  }
  return [
    ...CHROMIUM_NAMES.flatMap((name) => candidatePaths(name, environment)),
    ...MAC_PATHS,
  ].find(isExecutable);
}

/** An installed headless shell, unless `CHROMIUM_PATH` names another browser. `CHROMIUM_SHELL` takes precedence when it is set. */
export function findShell(environment: Environment = process.env): string | undefined {
  if (environment.CHROMIUM_SHELL) return environment.CHROMIUM_SHELL;
  if (environment.CHROMIUM_PATH) return undefined;
  return candidatePaths(HEADLESS_SHELL, environment).find(isExecutable);
}

function candidatePaths(name: string, { PATH = '' }: Environment): string[] {
  return PATH.split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
}

/** Finds or installs Chromium. Throws an error with instructions when neither works. */
export async function ensureChromium(log: (line: string) => void = console.log): Promise<string> {
  const path = findChromium() ?? (await playwrightChromium());
  if (path) return path;
  const installed = (await installFromDistribution(log)) ?? (await installWithPlaywright(log));
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it manually ' +
      '(Debian, Ubuntu: `sudo apt-get install chromium`), or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

/** Finds the headless shell, or installs it when possible. Tests also run in a full browser, only slower. */
export async function ensureShell(
  log: (line: string) => void = console.log,
): Promise<string | undefined> {
  const shell = findShell();
  if (shell || process.env.CHROMIUM_PATH) return shell;
  await installPackage(HEADLESS_SHELL, log);
  return findShell();
}

async function installFromDistribution(log: (line: string) => void): Promise<string | undefined> {
  await installPackage('chromium', log);
  return findChromium();
}

async function installPackage(name: string, log: (line: string) => void): Promise<void> {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return;
  log(`Installing ${name} with apt-get…`);
  const options = { cwd: '/', env: { DEBIAN_FRONTEND: 'noninteractive' } };
  // Installing must not remove packages of this machine.
  const install = () => runProgram('apt-get', ['install', '-y', '--no-remove', name], options);
  const firstAttempt = await install();
  if (firstAttempt.ok) return;
  await runProgram('apt-get', ['update'], options);
  const secondAttempt = await install();
  if (!secondAttempt.ok) log(secondAttempt.output.trim().split('\n').slice(-5).join('\n'));
}

async function installWithPlaywright(log: (line: string) => void): Promise<string | undefined> {
  log("Installing Playwright's Chromium…");
  const cli = join(dirname(resolvePackage('playwright/package.json')), 'cli.js');
  const result = await runTool(cli, ['install', 'chromium'], { cwd: process.cwd() });
  if (!result.ok) log(result.output.trim().split('\n').slice(-5).join('\n'));
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
