import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request as call } from 'node:http';
import { text } from 'node:stream/consumers';
import { mixed, number, object, string } from 'yup';
import { codeRunSchema } from '@sopaan/schemas/code-runs/code-run';
import { runnerStatusSchema } from '@sopaan/schemas/code-runs/runner-status';
import { startRunner, type RunnerProcess } from '@sopaan/tooling/servers/runner-process';

/** Secrets in the environment of the API under `npm start`. */
const API_ENVIRONMENT = {
  TOKEN_SECRET: 'a secret of the API',
  DATABASE_URL: 'postgres://user:password@127.0.0.1/sopaan',
  SOPAAN_DATA: '/srv/sopaan',
  EDGE_KEY: 'a key of the edge',
};

let runner: RunnerProcess;
beforeAll(async () => {
  runner = await startRunner({ ...API_ENVIRONMENT, RUN_SLOTS: '2', LOG_LEVEL: 'info' });
});
afterAll(() => runner.stop());

async function send(path: string, body?: object, owner = 'asha'): Promise<unknown> {
  const socketPath = runner.url.slice('unix:'.length);
  const method = body ? 'POST' : 'GET';
  const clientRequest = call({ socketPath, path, method, headers: { 'x-runner-owner': owner } });
  clientRequest.end(body && JSON.stringify(body));
  const [response] = await once(clientRequest, 'response');
  return JSON.parse(await text(response));
}

const run = async (body: object, owner?: string) =>
  codeRunSchema.validate(await send('/api/v2/execute', { version: '*', ...body }, owner));

test('the environment of the runner contains no setting of the API', () => {
  const environment = readFileSync(`/proc/${runner.child.pid}/environ`, 'utf8').split('\0');
  const variableNames = environment.flatMap((line) =>
    line ? [line.slice(0, line.indexOf('='))] : [],
  );
  const allowed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'RUN_SLOTS', 'RUNNER_SOCKET', 'LOG_LEVEL'];
  expect(
    variableNames.filter((name) => !allowed.includes(name) && !name.startsWith('NODE_CHANNEL')),
  ).toEqual([]);
  expect(variableNames).toContain('RUNNER_SOCKET');
});

const lineSchema = object({
  level: number().required(),
  msg: string().required(),
  limits: string(),
});

test('[R1] at its start the runner logs how the limits of runs are enforced, with a warning if the kernel does not enforce them', async () => {
  const { limits } = runnerStatusSchema.validateSync(await send('/status'));
  expect(['cgroup-v2', 'cgroup-v1', 'polling']).toContain(limits);
  const logged = runner.lines.map((line) => lineSchema.validateSync(JSON.parse(line)));
  const level = limits === 'polling' ? 40 : 30;
  expect(logged).toContainEqual(
    expect.objectContaining({ level, limits, msg: 'how the limits of runs are enforced' }),
  );
});

test('[R4] the runner passes several files, arguments and input to a program in each language', async () => {
  const status = runnerStatusSchema.validateSync(await send('/status'));
  expect(status.slots).toBe(2);
  const installedLanguages = status.languages
    .filter(({ available }) => available)
    .map((one) => one.language);
  const data = {
    name: 'data/name.txt',
    content: Buffer.from('Asha').toString('hex'),
    encoding: 'hex',
  };
  const programs = Object.entries(PROGRAMS).filter(([language]) =>
    installedLanguages.includes(language),
  );
  expect(programs.length).toBeGreaterThan(0);
  const outputs = await Promise.all(
    programs.map(async ([language, files]) => {
      const args = ['--as it is', '2'];
      const body = { language, files: [...files, data], args, stdin: 'in' };
      // Each run has its own owner, because a single one may not fill the queue.
      const result = await run(body, language);
      return [language, result.run.output];
    }),
  );
  expect(outputs).toEqual(programs.map(([language]) => [language, 'Asha --as it is 2 in\n']));
});

test('the runner rejects a file with the name of the program itself', async () => {
  const files = [{ content: '' }, { name: 'main.py', content: '' }];
  const result = object({ message: string() }).validateSync(
    await send('/api/v2/execute', { language: 'python', version: '*', files }),
  );
  expect(result.message).toBe('files[1].name: main.py is the name of the program itself');
});

test('the runs of a killed runner end, and the next runner replaces its socket file', async () => {
  const files = [{ content: 'while True: pass' }];
  const interruptedRun = send('/api/v2/execute', { language: 'python', version: '*', files }).catch(
    (error) => error,
  );
  await runner.kill();
  expect(mixed().isType(await interruptedRun)).toBe(true);
  const socket = runner.url.slice('unix:'.length);
  expect(existsSync(socket)).toBe(true);
  await runner.start();
  expect(runnerStatusSchema.isValidSync(await send('/status'))).toBe(true);
});

const PROGRAMS: Readonly<Record<string, ReadonlyArray<{ name?: string; content: string }>>> = {
  python: [
    { content: 'import sys, greet\nprint(greet.line(sys.argv[1:], input()))' },
    {
      name: 'greet.py',
      content:
        'def line(args, word):\n  return " ".join([open("data/name.txt").read(), *args, word])',
    },
  ],
  javascript: [
    { name: 'app.js', content: "console.log(require('./greet').line(process.argv.slice(2)))" },
    {
      name: 'greet.js',
      content: `const { readFileSync } = require('fs');
exports.line = (args) => [readFileSync('data/name.txt', 'utf8'), ...args, readFileSync(0, 'utf8')].join(' ');`,
    },
  ],
  typescript: [
    {
      name: 'main.ts',
      content: "import { line } from './greet';\nconsole.log(line(process.argv.slice(2)));",
    },
    {
      name: 'greet.ts',
      content: `import { readFileSync } from 'node:fs';
export const line = (args: string[]): string => [readFileSync('data/name.txt', 'utf8'), ...args, readFileSync(0, 'utf8')].join(' ');`,
    },
  ],
  java: [
    {
      name: 'Main.java',
      content:
        'public class Main { public static void main(String[] a) throws Exception { System.out.println(Greet.line(a)); } }',
    },
    {
      name: 'Greet.java',
      content: `import java.nio.file.*;
class Greet { static String line(String[] a) throws Exception {
  return Files.readString(Path.of("data/name.txt")) + " " + String.join(" ", a) + " " + new String(System.in.readAllBytes()); } }`,
    },
  ],
  csharp: [
    {
      content:
        'class P { static void Main(string[] a) { System.Console.WriteLine(Greet.Line(a)); } }',
    },
    {
      name: 'greet.cs',
      content: `class Greet { public static string Line(string[] a) {
  return System.IO.File.ReadAllText("data/name.txt") + " " + string.Join(" ", a) + " " + System.Console.In.ReadToEnd(); } }`,
    },
  ],
  php: [
    { content: '<?php require "greet.php"; echo line(array_slice($argv, 1)), "\\n";' },
    {
      name: 'greet.php',
      content: `<?php function line($args) { return implode(' ', [file_get_contents('data/name.txt'), ...$args, file_get_contents('php://stdin')]); }`,
    },
  ],
};
