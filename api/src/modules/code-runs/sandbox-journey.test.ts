import { executeEndpoint, getRuntimesEndpoint } from '@sopaan/schemas/code-run';
import { testApp } from '../../testing/test-app';

const api = testApp();
const pythonReads = 'import sys\nprint("Namaste,", sys.stdin.read())';

test('[AP-007] [PR-019] [PR-021] [PR-022] [PR-029] code is run by the API itself, on its own machine', async () => {
  const runtimes = await api.call(getRuntimesEndpoint, {});
  const python = runtimes.find(({ language }) => language === 'python');
  if (!python?.available) {
    console.warn(`Not shown with a real program: ${python?.reason ?? 'there is no python'}`);
    const files = [{ content: pythonReads }];
    const { status } = await api.refusal(executeEndpoint, { language: 'python', files });
    expect([400, 503]).toContain(status);
    return;
  }
  const run = (content: string, stdin = '') =>
    api.call(executeEndpoint, { language: 'py', version: '3.10.0', files: [{ content }], stdin });

  const greeting = await run(pythonReads, 'Asha');
  expect(greeting).toMatchObject({
    language: 'python',
    version: python.version,
    run: { output: 'Namaste, Asha\n', stderr: '', code: 0, status: null },
  });

  const failing = await run('print(1, flush=True)\nraise ValueError("oh")');
  expect(failing.run).toMatchObject({ stdout: '1\n', code: 1, status: 'RE', message: null });
  expect(failing.run.stderr).toContain('ValueError: oh');
  expect(failing.run.output).toBe(failing.run.stdout + failing.run.stderr);
  // Where the project stands on this machine is nobody's business.
  expect(failing.run.output).not.toContain(process.cwd());
});
