import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Language } from '@sopaan/schemas/code-runs/code-run';
import { languages } from '../src/languages/languages';
import { findOnHost } from '../src/sandbox/host-tools';
import { INPUT, PRINTED, PROGRAMS } from './programs';

/** The default memory limit of a run. */
const MEMORY_BYTES = 256 * 1024 * 1024;

/** Prepares a program without a sandbox, with the same commands in the same order as in one. Resolves with a function that runs it once. */
export async function prepareBare(
  language: Language,
  folder: string,
): Promise<() => Promise<void>> {
  const { programs, candidates, plan } = languages[language];
  const box = join(folder, language);
  await mkdir(join(box, 'classes'), { recursive: true });
  const tools = Object.fromEntries(
    programs.map((program) => [program, (candidates ?? findOnHost)(program)[0] ?? program]),
  );
  const { file, compile, run } = plan(PROGRAMS[language], tools, MEMORY_BYTES);
  const toHostPaths = (command: readonly string[]) =>
    command.map((word) => word.replaceAll('/box', box));
  await writeFile(join(box, file), PROGRAMS[language]);
  if (compile) await runCommand(toHostPaths(compile.command));
  return async () => {
    const printed = await runCommand(toHostPaths(run));
    if (printed !== PRINTED) throw new Error(`${language} printed ${printed}`);
  };
}

async function runCommand([command = '', ...args]: readonly string[]): Promise<string> {
  const child = spawn(command, args, {
    // As in the sandbox: variables of this shell would change what is measured.
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(INPUT);
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return printed;
}
