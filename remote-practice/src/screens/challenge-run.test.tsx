import { ApiError } from '@sopaan/api-client/api-error';
import { executeEndpoint, type CodeRun } from '@sopaan/schemas/code-runs/code-run';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as browserRunner from '../features/code-run/browser/browser-runner';
import { findEditor, openChallenge } from '../testing/open-challenge';
import { aRun } from '../testing/runs';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});
jest.mock('../features/code-run/browser/browser-runner', () => ({
  BROWSER_LANGUAGES: ['javascript', 'python'],
  downloadSize: (language: string) => (language === 'python' ? 6_400_000 : 0),
  runInBrowser: jest.fn(),
  warmUpWhenIdle: () => () => undefined,
  terminateBrowserRunners: jest.fn(),
}));

const runInBrowser = jest.mocked(browserRunner.runInBrowser);

beforeEach(() => {
  localStorage.clear();
  runInBrowser.mockReset();
  jest.mocked(browserRunner.terminateBrowserRunners).mockReset();
});

const runButton = () => screen.findByRole('button', { name: /Run Code/ });
const writeCode = async (code: string) =>
  fireEvent.change(await findEditor(), { target: { value: code } });
const failWith = (error: ApiError) => ({
  prepare: (network: ReturnType<typeof openChallenge>['network']) =>
    void network.on(executeEndpoint, () => error),
});

/** A response that the test resolves. */
function deferredRun() {
  let resolve: (run: CodeRun) => void = () => undefined;
  const promise = new Promise<CodeRun>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve: (run: CodeRun) => resolve(run) };
}

test('[PR-019] [PR-020] [PR-021] [PR-022] [PR-025] [PR-026] a run sends the code, waits, and opens the output, which stays, is not red, and is compared with the expected one', async () => {
  const deferred = deferredRun();
  const { network, user } = openChallenge({
    prepare: (prepared) => prepared.on(executeEndpoint, () => deferred.promise),
  });
  await writeCode('console.log(12)');
  await user.click(screen.getByRole('button', { name: 'Hide output' }));
  expect(screen.queryByText(/Click "Run Code"/)).not.toBeVisible();
  await user.click(await runButton());
  expect(await runButton()).toBeDisabled();
  expect(within(await runButton()).getByRole('progressbar')).toBeVisible();
  const sent = {
    language: 'javascript',
    version: '18.15.0',
    files: [{ content: 'console.log(12)' }],
  };
  expect(network.requests(executeEndpoint)).toEqual([{ ...sent, stdin: '4 6' }]);
  deferred.resolve(aRun({ output: '12  \n\n', stdout: '12  \n\n' }));
  // All examples are run. The first one that failed is shown.
  expect(await screen.findByText('Example 2: not as expected')).toBeVisible();
  expect(network.requests(executeEndpoint)[1]).toEqual({ ...sent, stdin: '5 5' });
  expect(screen.getByRole('group', { name: 'Input' })).toHaveTextContent('5 5');
  expect(screen.getByRole('group', { name: 'Expected output' })).toHaveTextContent('5');
  expect(await runButton()).toBeEnabled();
  expect(await runButton()).toHaveFocus();
  const output = screen.getByRole('group', { name: 'Output' });
  expect([...output.children].map((line) => line.textContent?.trim())).toEqual(['12', '\u200b']);
  expect(output).toHaveAttribute('data-error', 'false');
  expect(
    screen.getByText(/JavaScript 20\.20\.2 · Exit code 0 · Time 20 ms · Memory 3\.0 MB/),
  ).toBeVisible();
  expect(
    screen.getByText('Run finished. 1 of 2 as expected. Example 2: not as expected.'),
  ).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Example 1: as expected' }));
  expect(screen.getByRole('group', { name: 'Input' })).toHaveTextContent('4 6');
  expect(screen.getByRole('button', { name: 'Hide output' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Hide output' }));
  expect(output).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show output' }));
  expect(output).toBeVisible();
});

test('[PR-023] with an empty editor, Run Code and Submit do nothing', async () => {
  const { network, user, toasts } = openChallenge();
  await writeCode('  \n ');
  await user.click(await runButton());
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(network.requests(executeEndpoint)).toEqual([]);
  expect(screen.getByText('Click "Run Code" to see the output here')).toBeVisible();
  expect([toasts, screen.queryAllByRole('alert')]).toEqual([[], []]);
});

test('own cases are run after the examples, compared if their output is known, and kept; long output is truncated', async () => {
  const lines = Array.from({ length: 700 }, (_, index) => `line ${index}`).join('\n');
  const prepare = (prepared: ReturnType<typeof openChallenge>['network']) =>
    void prepared.on(executeEndpoint, ({ stdin }) =>
      aRun({ stdout: { '4 6': '12', '5 5': '5' }[stdin ?? ''] ?? lines }),
    );
  const { network, user, unmount } = openChallenge({ prepare });
  await user.click(await screen.findByRole('button', { name: 'Add your own case' }));
  await user.type(screen.getByRole('textbox', { name: 'Input' }), '7 8');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Your case 1' }));
  expect(screen.getByText('200 more lines are not shown.')).toBeVisible();
  expect(screen.getByText('2 of 2 as expected.')).toBeVisible();
  expect(network.requests(executeEndpoint).map(({ stdin }) => stdin)).toEqual([
    '4 6',
    '5 5',
    '7 8',
  ]);
  expect(screen.queryByText(/not as expected/)).not.toBeInTheDocument();
  unmount();

  const second = openChallenge({ prepare });
  expect(await screen.findByRole('textbox', { name: 'Input' })).toHaveValue('7 8');
  await second.user.type(screen.getByRole('textbox', { name: 'Expected output (optional)' }), '56');
  await second.user.click(await runButton());
  expect(await screen.findByText('Your case 1: not as expected')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Remove your case 1' }));
  expect(screen.queryByRole('textbox', { name: 'Input' })).not.toBeInTheDocument();
});

test('code that is stopped for a limit is not run with the other cases', async () => {
  const { network, user } = openChallenge({
    prepare: (prepared) =>
      prepared.on(executeEndpoint, () => aRun({ status: 'TO', code: null, message: 'Too long.' })),
  });
  await user.click(await runButton());
  expect(await screen.findByText('0 of 1 as expected. 1 not run.')).toBeVisible();
  expect(network.requests(executeEndpoint)).toHaveLength(1);
});

test('the Stop button stops a run', async () => {
  const { user } = openChallenge({
    prepare: (network) => network.on(executeEndpoint, () => deferredRun().promise),
  });
  await user.click(await runButton());
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped.')).toBeVisible();
  expect(await runButton()).toBeEnabled();
});

test('[PR-027] [PR-029] a failed request shows an alert with its message, or that the code could not be run', async () => {
  const failure = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  const { network, user } = openChallenge(failWith(failure));
  await user.click(await runButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `An error occurred: ${failure.message}`,
  );
  expect(network.calls).toContain('POST /api/execute');
  runInBrowser.mockRejectedValue(new Error(''));
  await user.click(screen.getByRole('button', { name: 'Run in this browser' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred: Unable to run code'),
  );
});

test('without a server, the browser runs supported languages and shows that it does', async () => {
  runInBrowser.mockResolvedValue(aRun({ stdout: '12' }, { version: 'ES2023 (quickjs)' }));
  const { user } = openChallenge(
    failWith(new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' })),
  );
  await writeCode('console.log(12)');
  await user.click(await runButton());
  expect(await screen.findByText('Ran in your browser')).toBeVisible();
  expect(screen.getByText(/JavaScript ES2023 \(quickjs\)/)).toBeVisible();
  expect(runInBrowser.mock.calls[0]?.[0]).toEqual({
    language: 'javascript',
    source: 'console.log(12)',
    stdin: '4 6',
  });
});

test('a large download must be confirmed; a language that only the server supports is not offered', async () => {
  runInBrowser.mockResolvedValue(aRun({ stdout: '12' }));
  const { user } = openChallenge(
    failWith(new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' })),
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'python');
  await user.click(await runButton());
  expect(await screen.findByText(/Python can run in your browser.*about 6 MB/)).toBeVisible();
  expect(runInBrowser).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Run in this browser' }));
  expect(await screen.findByText('Ran in your browser')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'java');
  await user.click(await runButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred: No connection.');
  expect(screen.queryByRole('button', { name: /in this browser/ })).not.toBeInTheDocument();
});

describe('offline', () => {
  const networkError = new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });
  const runPythonOffline = async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = openChallenge(failWith(networkError));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'python');
    await user.click(await runButton());
  };
  afterEach(() => jest.restoreAllMocks());

  test('[U7] offline no download is offered, and the page says what is missing', async () => {
    runInBrowser.mockRejectedValue(new TypeError('Failed to fetch'));
    await runPythonOffline();
    expect(
      await screen.findByText(
        'Python has not been downloaded to this device. Run your code again when you are back online.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Run in this browser' })).not.toBeInTheDocument();
  });

  test('[U7] offline a language whose files are in the cache runs without a question', async () => {
    runInBrowser.mockResolvedValue(aRun({ stdout: '12' }));
    await runPythonOffline();
    expect(await screen.findByText('Ran in your browser')).toBeVisible();
  });
});

test('a run confirmed later uses the current code, and the page says that the server is unavailable only if it is', async () => {
  runInBrowser.mockResolvedValue(aRun({ stdout: '12' }));
  const { user, unmount } = openChallenge();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'python');
  await user.click(screen.getByRole('switch', { name: 'Run in this browser' }));
  await user.click(await runButton());
  expect(await screen.findByText(/Python can run in your browser.*about 6 MB/)).toBeVisible();
  expect(screen.queryByText(/server is unavailable/)).not.toBeInTheDocument();
  fireEvent.change(await findEditor('Python'), { target: { value: 'print(13)' } });
  await user.click(screen.getByRole('button', { name: 'Run in this browser' }));
  expect(await screen.findByText('Ran in your browser')).toBeVisible();
  expect(runInBrowser.mock.calls.map(([{ source }]) => source)).toEqual(['print(13)', 'print(13)']);
  expect(browserRunner.terminateBrowserRunners).not.toHaveBeenCalled();
  unmount();
  expect(browserRunner.terminateBrowserRunners).toHaveBeenCalled();
});
