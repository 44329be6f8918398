import { getSubmissionEndpoint } from '@sopaan/schemas/practice/submission';
import { fireEvent, screen } from '@testing-library/react';
import { findEditor, openChallenge } from '../testing/open-challenge';
import { aSubmission } from '../testing/submissions';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});

beforeEach(() => localStorage.clear());

test('an earlier submission is opened and loaded into the editor; the replaced code can be restored', async () => {
  const { user, url } = openChallenge({
    submissions: [aSubmission({ language: 'python', verdict: 'compile_error' })],
    url: '/code_editor/code_conquest/bus-meeting/c1?tab=submissions',
    prepare: (network) =>
      network.on(getSubmissionEndpoint, () =>
        aSubmission({
          language: 'python',
          verdict: 'compile_error',
          code: 'print(12',
          compileOutput: 'SyntaxError: never closed',
        }),
      ),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'python');
  fireEvent.change(await findEditor('Python'), { target: { value: 'my newer code' } });
  await user.click(await screen.findByRole('button', { name: /Compile error/ }));
  expect(url()).toBe('/code_editor/code_conquest/bus-meeting/c1?submission=s1');
  expect(await screen.findByText('SyntaxError: never closed')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Submitted Python code' })).toHaveTextContent(
    'print(12',
  );
  await user.click(screen.getByRole('button', { name: 'Load into editor' }));
  expect(await findEditor('Python')).toHaveValue('print(12');
  await user.click(screen.getByRole('button', { name: 'Restore my code' }));
  expect(await findEditor('Python')).toHaveValue('my newer code');
  await user.click(screen.getByRole('button', { name: 'All submissions' }));
  expect(await screen.findByRole('list', { name: 'Your submissions' })).toBeVisible();
});

test('a link to a submission of another challenge shows an error, and its code cannot be loaded', async () => {
  const { user } = openChallenge({
    submissions: [aSubmission()],
    url: '/code_editor/code_conquest/bus-meeting/c1?submission=s9',
    prepare: (network) =>
      network.on(getSubmissionEndpoint, () =>
        aSubmission({ id: 's9', challengeId: 'c2', code: 'of another challenge' }),
      ),
  });
  expect(await screen.findByText('Submission not found')).toBeVisible();
  expect(screen.queryByText('of another challenge')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load into editor' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'All submissions' }));
  expect(await screen.findByRole('list', { name: 'Your submissions' })).toBeVisible();
});
