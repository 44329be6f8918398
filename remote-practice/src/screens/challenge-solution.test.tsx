import { getChallengeEndpoint } from '@sopaan/schemas/challenge';
import { executeEndpoint, getRuntimesEndpoint, LANGUAGES } from '@sopaan/schemas/code-run';
import { bus } from '@sopaan/events/bus';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  aFullChallenge,
  aRun,
  aRunStage,
  findEditor,
  openChallenge,
} from '../testing/challenge-page';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('Tests of the page do without the big editor.');
});

beforeEach(() => localStorage.clear());

const chooser = () => screen.findByRole('combobox', { name: 'Language' });

test('[PR-014] [PR-015] [PR-016] [PR-024] chooser, Run Code and output area are there; first it is JavaScript with its first lines', async () => {
  const { network } = openChallenge();
  expect(await findEditor()).toHaveValue('// Read from lines.\n');
  expect(await chooser()).toHaveValue('javascript');
  expect(
    within(await chooser())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'JavaScript 18.15.0',
    'TypeScript 5.0.3',
    'Python 3.10.0',
    'Java 15.0.2',
    'C# 6.12.0',
    'PHP 8.2.3',
  ]);
  expect(screen.getByRole('button', { name: 'Run Code' })).toBeEnabled();
  expect(screen.getByText('Click "Run Code" to see the output here')).toBeVisible();
  // What is there is never run unasked.
  expect(network.requests(executeEndpoint)).toEqual([]);
});

test('[PR-016] without first lines of its own a challenge begins with a greeting', async () => {
  openChallenge({ challenge: { starters: [] } });
  expect(await findEditor()).toHaveValue(
    'function greet(name) {\n  console.log("Hello, " + name + "!");\n}\n\ngreet("Sopaan");\n',
  );
});

test('[PR-017] [PR-018] each language has its sample and keeps its code over switches and reloads; every change is told', async () => {
  const told: string[] = [];
  const stop = bus.subscribe('solution:changed', ({ challengeId, language, content }) =>
    told.push(`${challengeId} ${language}: ${content}`),
  );
  const first = openChallenge();
  fireEvent.change(await findEditor(), { target: { value: 'my own' } });
  expect(told).toEqual(['c1 javascript: my own']);
  await first.user.selectOptions(await chooser(), 'python');
  expect(await findEditor('Python')).toHaveValue(
    'def greet(name):\n    print(f"Hello, {name}!")\n\n\ngreet("Sopaan")\n',
  );
  expect(told[1]).toMatch(/^c1 python: def greet/);
  fireEvent.change(await findEditor('Python'), { target: { value: 'print(12)' } });
  expect(told[2]).toBe('c1 python: print(12)');
  first.unmount();

  const second = openChallenge();
  expect(await findEditor('Python')).toHaveValue('print(12)');
  await second.user.selectOptions(await chooser(), 'javascript');
  expect(await findEditor()).toHaveValue('my own');
  second.unmount();

  // Another challenge has nothing of it.
  const url = '/code_editor/code_conquest/bus-meeting/c2';
  openChallenge({ url, challenge: { id: 'c2' } });
  expect(await findEditor()).toHaveValue('// Read from lines.\n');
  stop();
});

test('the first lines come back at a press, and so does the code that they took the place of', async () => {
  const { user } = openChallenge();
  fireEvent.change(await findEditor(), { target: { value: 'hours of work' } });
  await user.click(screen.getByRole('button', { name: 'Reset to starter' }));
  expect(await findEditor()).toHaveValue('// Read from lines.\n');
  await user.click(screen.getByRole('button', { name: 'Bring back my code' }));
  expect(await findEditor()).toHaveValue('hours of work');
  expect(screen.queryByRole('button', { name: 'Bring back my code' })).not.toBeInTheDocument();
});

test('while somebody is writing, the page asks not to be replaced', async () => {
  const busy: boolean[] = [];
  const stop = bus.subscribe('activity:changed', ({ busy: is }) => busy.push(is));
  const { unmount } = openChallenge();
  await findEditor();
  expect(busy).toEqual([]);
  fireEvent.change(await findEditor(), { target: { value: 'x' } });
  expect(busy).toEqual([true]);
  unmount();
  expect(busy).toEqual([true, false]);
  stop();
});

test('[PR-015] a language that nothing can run says why; one that the browser can run may be chosen', async () => {
  openChallenge({
    prepare: (network) =>
      network.on(getRuntimesEndpoint, () =>
        LANGUAGES.map((language) => ({
          language,
          version: '',
          aliases: [],
          available: false,
          reason: 'not installed on this server',
        })),
      ),
  });
  const java = await screen.findByRole('option', {
    name: 'Java 15.0.2 (not installed on this server)',
  });
  expect(java).toBeDisabled();
  expect(screen.getByRole('option', { name: 'Python 3.10.0' })).toBeEnabled();
});

test('[R10] beside the version of the spec stands the one that really runs', async () => {
  const { user } = openChallenge({
    prepare: (network) =>
      network.on(getRuntimesEndpoint, () => [
        { language: 'java', version: '17.0.15', aliases: [], available: true, reason: '' },
        { language: 'typescript', version: '20.20.2', aliases: [], available: true, reason: '' },
      ]),
  });
  await user.selectOptions(await chooser(), 'java');
  expect(await chooser()).toHaveAccessibleDescription('Runs on Java 17.0.15');
  await user.selectOptions(await chooser(), 'typescript');
  expect(await chooser()).toHaveAccessibleDescription('Runs on Node.js 20.20.2');
  await user.selectOptions(await chooser(), 'php');
  expect(screen.queryByText(/^Runs on/)).not.toBeInTheDocument();
});

test('the keys are told in a dialog, and Tab leaves the plain editor', async () => {
  const { user } = openChallenge();
  await user.click(await findEditor());
  await user.tab();
  expect(await findEditor()).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Ctrl + Enter')).toBeVisible();
  expect(dialog.getByText('Ctrl + M')).toBeVisible();
});

test('code that is too long is kept and said, and not sent', async () => {
  const { user, network } = openChallenge();
  fireEvent.change(await findEditor(), { target: { value: 'x'.repeat(65_537) } });
  expect(screen.getByText('The code is too long to be run or judged.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Run Code' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(network.requests(executeEndpoint)).toEqual([]);
});

test('a browser that cannot keep the code is told of, until it can again', async () => {
  // A small window, whose plain editor says that the code is kept.
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(matchMedia(''), { matches: true }));
  openChallenge();
  expect(await screen.findByText('Kept in this browser as you write.')).toBeVisible();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.change(await findEditor(), { target: { value: 'console.log(1)' } });
  expect(screen.getByText(/This browser cannot keep your code/)).toBeVisible();
  expect(screen.queryByText(/Kept in this browser/)).not.toBeInTheDocument();
  expect(await findEditor()).toHaveValue('console.log(1)');
  full.mockRestore();
  fireEvent.change(await findEditor(), { target: { value: 'console.log(12)' } });
  expect(screen.queryByText(/This browser cannot keep your code/)).not.toBeInTheDocument();
});

test('the address is brought to the right title', async () => {
  const { url } = openChallenge({
    url: '/code_editor/code_conquest/wrong/c1?tab=submissions',
    prepare: (network) => network.on(getChallengeEndpoint, () => aFullChallenge()),
  });
  await screen.findByRole('heading', { level: 1, name: 'Bus meeting' });
  expect(url()).toBe('/code_editor/code_conquest/bus-meeting/c1?tab=submissions');
});

test('what another tab of the browser keeps is taken over, so that neither writes over the other', async () => {
  openChallenge();
  fireEvent.change(await findEditor(), { target: { value: 'written here' } });
  const key = Object.keys(localStorage).find((name) => name.endsWith('code.c1.javascript')) ?? '';
  const fromOther = (code: string | null) => {
    if (code === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ code, replaced: [] }));
    fireEvent(window, new StorageEvent('storage', { key }));
  };
  fromOther('written there');
  expect(await findEditor()).toHaveValue('written there');
  fromOther(null);
  expect(await findEditor()).toHaveValue('written there');
});

test('[PR-021] [PR-022] terminal colours are left out, other control characters are seen, and red is never the only sign', async () => {
  const stdout = '\u001b[1;31mred\u001b[0m <b>x</b>\u0000\rend\ttab\n';
  const { user } = openChallenge({
    prepare: (network) =>
      network.on(executeEndpoint, () => aRun({ stdout, stderr: 'w\n', output: `${stdout}w\n` })),
  });
  await user.click(await screen.findByRole('button', { name: 'Run Code' }));
  const output = await screen.findByRole('group', { name: 'Output, with an error' });
  expect([...output.children].map((line) => line.textContent)).toEqual([
    'red <b>x</b>␀␍end\ttab',
    'w',
  ]);
  expect(screen.getByText('It wrote to its error output.')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /differs/ }));
  expect(row.getAllByRole('cell')[2]).toHaveTextContent('␛[1;31mred␛[0m');
});

test('the keys run it also beside the search of the editor, which calls itself a dialog; not under a real one', async () => {
  const { network, user } = openChallenge();
  await user.click(await findEditor());
  const search = document.createElement('div');
  search.setAttribute('role', 'dialog');
  document.body.append(search);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Example 1: as expected')).toBeVisible();
  search.remove();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(network.requests(executeEndpoint)).toHaveLength(1);
});

test('what cannot be compiled says so, with the words of the compiler', async () => {
  const words = 'Main.java:1: error: reached end of file\n';
  const { user } = openChallenge({
    prepare: (network) =>
      network.on(executeEndpoint, () =>
        aRun(
          { output: words, stdout: '', stderr: words, code: null },
          { compile: aRunStage({ output: words, stderr: words, code: 1 }) },
        ),
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Run Code' }));
  expect(await screen.findByText('It could not be compiled.')).toBeVisible();
  expect(screen.getByText('Main.java:1: error: reached end of file')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
