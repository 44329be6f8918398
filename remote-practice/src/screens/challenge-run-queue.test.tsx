import { ApiError } from '@sopaan/api-client/api-error';
import { executeEndpoint } from '@sopaan/schemas/code-runs/code-run';
import { screen } from '@testing-library/react';
import { openChallenge } from '../testing/open-challenge';
import { aRun } from '../testing/runs';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});
jest.mock('../features/code-run/browser/browser-runner', () => ({
  BROWSER_LANGUAGES: [],
  warmUpWhenIdle: () => () => undefined,
  terminateBrowserRunners: () => undefined,
}));

beforeEach(() => {
  localStorage.clear();
});

const runButton = () => screen.findByRole('button', { name: /Run Code/ });

/** One example, so that a run is one request. */
const challenge = { examples: [{ input: '4 6', output: '12', explanation: '' }] };

test('[R3] the queue position is shown while a run waits', async () => {
  const writers: Array<(text: string) => void> = [];
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) =>
      void writers.push((text) => controller.enqueue(new TextEncoder().encode(text))),
  });
  const { user } = openChallenge({
    challenge,
    prepare: (network) => {
      const originalFetch = network.fetch;
      network.fetch = async (input, init) =>
        String(input).endsWith('/api/execute')
          ? new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
          : originalFetch(input, init);
    },
  });
  await user.click(await runButton());
  const sendEvent = (name: string, data: unknown) =>
    writers[0]?.(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  sendEvent('queued', { position: 3 });
  expect(await screen.findByText('In queue: position 3.', { selector: '[role]' })).toHaveAttribute(
    'role',
    'status',
  );
  sendEvent('queued', { position: 1 });
  expect(
    await screen.findByText('In queue: you are next.', { selector: '[role]' }),
  ).toBeInTheDocument();
  sendEvent('started', {});
  expect(await screen.findByText('Running…', { selector: '[role]' })).toBeInTheDocument();
  sendEvent('result', aRun({ stdout: '12\n' }));
  expect(await screen.findByText('Example 1: as expected')).toBeVisible();
});

test('[R3] when the queue is full, the page retries after the requested delay; Cancel stops retrying', async () => {
  const busyError = { code: 'RATE_LIMITED', status: 429, origin: 'server' } as const;
  const answers = [
    () => new ApiError({ ...busyError, retryAfter: 0 }),
    () => aRun({ stdout: '12\n', output: '12\n' }),
    () => new ApiError({ ...busyError, retryAfter: 600 }),
  ];
  const { network, user } = openChallenge({
    challenge,
    prepare: (prepared) => prepared.on(executeEndpoint, () => answers.shift()?.() ?? aRun({})),
  });
  await user.click(await runButton());
  expect(await screen.findByText('Example 1: as expected')).toBeVisible();
  expect(network.requests(executeEndpoint)).toHaveLength(2);
  await user.click(await runButton());
  expect(
    await screen.findByText('The server is busy. Your code will run as soon as possible.', {
      selector: '[role]',
    }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Too many requests/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Stopped.')).toBeVisible();
  expect(network.requests(executeEndpoint)).toHaveLength(3);
});
