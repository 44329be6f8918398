import { executeEndpoint } from '@sopaan/schemas/code-runs/code-run';
import { screen, within } from '@testing-library/react';
import { openChallenge } from '../testing/open-challenge';
import { aRun, aRunStage } from '../testing/runs';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});

beforeEach(() => localStorage.clear());

test('[PR-021] [PR-022] error output is red, with the outcome of the run; differing lines are shown next to the expected ones', async () => {
  const { user } = openChallenge({
    prepare: (network) =>
      network.on(executeEndpoint, () =>
        aRun({
          stdout: '11\n',
          stderr: 'warning\n',
          output: '11\nwarning\n',
          code: 1,
          message: 'Time limit exceeded: 10 s.',
          status: 'TO',
        }),
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Run Code' }));
  const output = await screen.findByRole('group', { name: 'Output, with an error' });
  expect([...output.children].map((line) => line.textContent)).toEqual(['11', 'warning']);
  expect(output).toHaveAttribute('data-error', 'true');
  expect(screen.getByText('Time limit exceeded: 10 s.')).toBeVisible();
  expect(screen.getByText('Example 1: not as expected')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /differs/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '1 differs',
    '12',
    '11',
  ]);
});

test('[PR-021] [PR-022] terminal colours are removed, other control characters are visible, and errors are not marked by colour alone', async () => {
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
  expect(screen.getByText('The program wrote to its error output.')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /differs/ }));
  expect(row.getAllByRole('cell')[2]).toHaveTextContent('␛[1;31mred␛[0m');
});

test('a compile error is shown with the output of the compiler', async () => {
  const compilerOutput = 'Main.java:1: error: reached end of file\n';
  const { user } = openChallenge({
    prepare: (network) =>
      network.on(executeEndpoint, () =>
        aRun(
          { output: compilerOutput, stdout: '', stderr: compilerOutput, code: null },
          { compile: aRunStage({ output: compilerOutput, stderr: compilerOutput, code: 1 }) },
        ),
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Run Code' }));
  expect(await screen.findByText('The code could not be compiled.')).toBeVisible();
  expect(screen.getByText('Main.java:1: error: reached end of file')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('[PR-021] the message of a program that fails before it prints anything comes first, and is compared with nothing', async () => {
  const message = "SyntaxError: Unexpected token ')'\n";
  const { user } = openChallenge({
    prepare: (network) =>
      network.on(executeEndpoint, () =>
        aRun({ output: message, stdout: '', stderr: message, code: 1 }),
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Run Code' }));
  const output = await screen.findByRole('group', { name: 'Output, with an error' });
  const input = screen.getByRole('group', { name: 'Input' });
  expect(output.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
