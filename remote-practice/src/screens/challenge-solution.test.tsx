import { getChallengeEndpoint } from '@sopaan/schemas/practice/challenge';
import {
  executeEndpoint,
  getRuntimesEndpoint,
  LANGUAGES,
} from '@sopaan/schemas/code-runs/code-run';
import { bus } from '@sopaan/events/bus';
import { fireEvent, screen, within } from '@testing-library/react';
import { aFullChallenge } from '../testing/challenges';
import { findEditor, openChallenge } from '../testing/open-challenge';
import { setWindowWidth } from '../testing/window-width';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});

beforeEach(() => localStorage.clear());

const chooser = () => screen.findByRole('combobox', { name: 'Language' });

test('[PR-014] [PR-015] [PR-016] [PR-024] the editor has chooser, Run Code and output area; it starts with JavaScript and its starter code', async () => {
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
  // The code is never run automatically.
  expect(network.requests(executeEndpoint)).toEqual([]);
});

test('[PR-016] without starter code, a challenge starts with a greeting', async () => {
  openChallenge({ challenge: { starters: [] } });
  expect(await findEditor()).toHaveValue(
    'function greet(name) {\n  console.log("Hello, " + name + "!");\n}\n\ngreet("Sopaan");\n',
  );
});

test('[PR-017] [PR-018] each language has its sample and keeps its code across switches and reloads; every change is published', async () => {
  const changes: string[] = [];
  const unsubscribe = bus.subscribe('solution:changed', ({ challengeId, language, content }) =>
    changes.push(`${challengeId} ${language}: ${content}`),
  );
  const first = openChallenge();
  fireEvent.change(await findEditor(), { target: { value: 'my own' } });
  expect(changes).toEqual(['c1 javascript: my own']);
  await first.user.selectOptions(await chooser(), 'python');
  expect(await findEditor('Python')).toHaveValue(
    'def greet(name):\n    print(f"Hello, {name}!")\n\n\ngreet("Sopaan")\n',
  );
  expect(changes[1]).toMatch(/^c1 python: def greet/);
  fireEvent.change(await findEditor('Python'), { target: { value: 'print(12)' } });
  expect(changes[2]).toBe('c1 python: print(12)');
  first.unmount();

  const second = openChallenge();
  expect(await findEditor('Python')).toHaveValue('print(12)');
  await second.user.selectOptions(await chooser(), 'javascript');
  expect(await findEditor()).toHaveValue('my own');
  second.unmount();

  // Another challenge is not affected.
  const url = '/code_editor/code_conquest/bus-meeting/c2';
  openChallenge({ url, challenge: { id: 'c2' } });
  expect(await findEditor()).toHaveValue('// Read from lines.\n');
  unsubscribe();
});

test('[U5] the next challenge begins with the language last used on this device', async () => {
  const first = openChallenge();
  await first.user.selectOptions(await chooser(), 'php');
  first.unmount();
  const url = '/code_editor/code_conquest/bus-meeting/c2';
  const second = openChallenge({ url, challenge: { id: 'c2' } });
  expect(await chooser()).toHaveValue('php');
  await second.user.selectOptions(await chooser(), 'java');
  second.unmount();
  // A challenge keeps its own language.
  openChallenge();
  expect(await chooser()).toHaveValue('php');
});

test('a reset restores the starter code, and the replaced code can be restored', async () => {
  const { user } = openChallenge();
  fireEvent.change(await findEditor(), { target: { value: 'hours of work' } });
  await user.click(screen.getByRole('button', { name: 'Reset to starter' }));
  expect(await findEditor()).toHaveValue('// Read from lines.\n');
  await user.click(screen.getByRole('button', { name: 'Restore my code' }));
  expect(await findEditor()).toHaveValue('hours of work');
  expect(screen.queryByRole('button', { name: 'Restore my code' })).not.toBeInTheDocument();
});

test('while code is being edited, the page reports that it is busy', async () => {
  const busyStates: boolean[] = [];
  const unsubscribe = bus.subscribe('activity:changed', ({ busy }) => busyStates.push(busy));
  const { unmount } = openChallenge();
  await findEditor();
  expect(busyStates).toEqual([]);
  fireEvent.change(await findEditor(), { target: { value: 'x' } });
  expect(busyStates).toEqual([true]);
  unmount();
  expect(busyStates).toEqual([true, false]);
  unsubscribe();
});

test('[PR-015] an unavailable language shows the reason; one that the browser can run is enabled', async () => {
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

test('[R10] the installed version is shown next to the nominal one', async () => {
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

test('a dialog lists the shortcuts, and Tab leaves the plain editor', async () => {
  const { user } = openChallenge();
  await user.click(await findEditor());
  await user.tab();
  expect(await findEditor()).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Ctrl + Enter')).toBeVisible();
  expect(dialog.getByText('Ctrl + M')).toBeVisible();
});

test('code that is too long shows a warning and is not sent', async () => {
  const { user, network } = openChallenge();
  fireEvent.change(await findEditor(), { target: { value: 'x'.repeat(65_537) } });
  expect(screen.getByText('The code is too long to be run or submitted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Run Code' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(network.requests(executeEndpoint)).toEqual([]);
});

test('a warning is shown while the browser cannot save the code', async () => {
  // On small screens, the plain editor says that the code is saved.
  setWindowWidth(360);
  openChallenge();
  expect(await screen.findByText('Saved in this browser as you type.')).toBeVisible();
  const fullStorage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.change(await findEditor(), { target: { value: 'console.log(1)' } });
  expect(screen.getByText(/This browser cannot save your code/)).toBeVisible();
  expect(screen.queryByText(/Saved in this browser/)).not.toBeInTheDocument();
  expect(await findEditor()).toHaveValue('console.log(1)');
  fullStorage.mockRestore();
  fireEvent.change(await findEditor(), { target: { value: 'console.log(12)' } });
  expect(screen.queryByText(/This browser cannot save your code/)).not.toBeInTheDocument();
});

test('the URL is corrected to the title of the challenge', async () => {
  const { url } = openChallenge({
    url: '/code_editor/code_conquest/wrong/c1?tab=submissions',
    prepare: (network) => network.on(getChallengeEndpoint, () => aFullChallenge()),
  });
  await screen.findByRole('heading', { level: 1, name: 'Bus meeting' });
  expect(url()).toBe('/code_editor/code_conquest/bus-meeting/c1?tab=submissions');
});

test('code saved by another tab is adopted, so that neither tab overwrites the other', async () => {
  openChallenge();
  fireEvent.change(await findEditor(), { target: { value: 'written here' } });
  const key = Object.keys(localStorage).find((name) => name.endsWith('code.c1.javascript')) ?? '';
  const writeFromOtherTab = (code: string | null) => {
    if (code === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ code, replaced: [] }));
    fireEvent(window, new StorageEvent('storage', { key }));
  };
  writeFromOtherTab('written there');
  expect(await findEditor()).toHaveValue('written there');
  writeFromOtherTab(null);
  expect(await findEditor()).toHaveValue('written there');
});

test('the shortcuts work while the search widget of the editor is open, but not while a modal dialog is', async () => {
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
  // The two examples of the first run.
  expect(network.requests(executeEndpoint)).toHaveLength(2);
});
