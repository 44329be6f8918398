import { getSubmissionEndpoint } from '@sopaan/schemas/submission';
import { fireEvent, screen } from '@testing-library/react';
import { aSubmission, findEditor, openChallenge } from '../testing/challenge-page';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('Tests of the page do without the big editor.');
});

beforeEach(() => localStorage.clear());

test('an earlier one is opened again and put into the editor; what was there is kept', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Put into the editor' }));
  expect(await findEditor('Python')).toHaveValue('print(12');
  await user.click(screen.getByRole('button', { name: 'Bring back my code' }));
  expect(await findEditor('Python')).toHaveValue('my newer code');
  await user.click(screen.getByRole('button', { name: 'All submissions' }));
  expect(await screen.findByRole('list', { name: 'Your submissions' })).toBeVisible();
});

test('a link to a submission of another challenge says so, and its code is not put into this editor', async () => {
  const { user } = openChallenge({
    submissions: [aSubmission()],
    url: '/code_editor/code_conquest/bus-meeting/c1?submission=s9',
    prepare: (network) =>
      network.on(getSubmissionEndpoint, () =>
        aSubmission({ id: 's9', challengeId: 'c2', code: 'of another challenge' }),
      ),
  });
  expect(await screen.findByText('There is no such submission here')).toBeVisible();
  expect(screen.queryByText('of another challenge')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Put into the editor' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'All submissions' }));
  expect(await screen.findByRole('list', { name: 'Your submissions' })).toBeVisible();
});
