import { ApiError } from '@sopaan/api-client/api-error';
import { getChallengeEndpoint } from '@sopaan/schemas/practice/challenge';
import {
  createSubmissionEndpoint,
  getSubmissionEndpoint,
  getSubmissionsEndpoint,
  type Submission,
} from '@sopaan/schemas/practice/submission';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeJudge, judgeWithState } from '../testing/fake-judge';
import { findEditor, openChallenge } from '../testing/open-challenge';
import { aSubmission } from '../testing/submissions';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});

beforeEach(() => localStorage.clear());

/** The page asks for the state of a submission every two seconds. */
const PATIENT = { timeout: 10_000 };

const queuedState = {
  status: 'queued',
  verdict: null,
  passedTests: 0,
  timeMs: null,
  memoryKb: null,
};

test('[PR-003] [U12] a solution is submitted once, queued, judged and accepted; lists are refetched, the verdict shows what it has brought and links to the next challenge and similar ones', async () => {
  let state: Partial<Submission> = { ...queuedState, position: 2 };
  const { network } = openChallenge({ prepare: judgeWithState(() => state) });
  fireEvent.change(await findEditor(), { target: { value: 'console.log(12)' } });
  const statusElements = screen.getAllByRole('status');
  const submitButton = screen.getByRole('button', { name: 'Submit' });
  fireEvent.click(submitButton);
  fireEvent.click(submitButton);
  expect(await screen.findByText('In queue: position 2.')).toBeVisible();
  state = { ...queuedState, status: 'judging', passedTests: 3 };
  expect(await screen.findByText('Test 4 of 9 is running.', {}, PATIENT)).toBeVisible();
  state = { comparison: { solutionCount: 1_200, slowerPercent: 81, largerPercent: 40 } };
  expect(await screen.findByText(/Well done/, {}, PATIENT)).toBeVisible();
  expect(screen.getByText('9 of 9 tests passed · 22 ms · 2.8 MB')).toBeVisible();
  expect(
    screen.getByText(/^Faster than 81% and with less memory than 40% of 1,200 accepted/),
  ).toBeVisible();
  const earned = within(await screen.findByRole('list', { name: 'What you have earned' }));
  expect(await earned.findByText('Rank 40 of 57')).toBeVisible();
  expect(earned.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '+10 points',
    'Rank 40 of 57',
    '130 points in all',
  ]);
  // The verdict is announced once, by a status element that exists in every tab.
  expect(statusElements.map((element) => element.textContent)).toContain(
    'Your submission: Accepted. 9 of 9 tests passed.',
  );
  const [request, ...others] = network.requests(createSubmissionEndpoint);
  expect(others).toEqual([]);
  expect(request).toEqual({
    id: 'c1',
    language: 'javascript',
    code: 'console.log(12)',
    requestId: expect.stringMatching(/^[\w-]{8,64}$/),
  });
  const list = within(await screen.findByRole('list', { name: 'Your submissions' }));
  expect(await list.findByText('Accepted')).toBeVisible();
  expect(network.requests(getChallengeEndpoint).length).toBeGreaterThan(1);
  expect(await screen.findByRole('link', { name: 'Next: Leap years' })).toHaveAttribute(
    'href',
    '/code_editor/code_conquest/leap-years/c2',
  );
  // The link to the next challenge is directly below the verdict.
  const next = screen.getByRole('link', { name: 'Next: Leap years' });
  const facts = screen.getByRole('list', { name: 'What you have earned' });
  expect(next.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const similar = within(await screen.findByRole('region', { name: 'Similar challenges' }));
  expect(await similar.findByRole('link', { name: 'Sum of digits' })).toHaveAttribute(
    'href',
    '/code_editor/code_conquest/sum-of-digits/c3',
  );
  expect(similar.getByText('Also Numbers')).toBeVisible();
  expect(similar.queryByRole('link', { name: 'Leap years' })).not.toBeInTheDocument();
});

test('a wrong answer shows the differing lines of an example, but only the number of a hidden test', async () => {
  const failedTest = {
    number: 1,
    isExample: true,
    input: '4 6',
    expected: '12',
    actual: '10',
    stderr: '',
  };
  const wrongAnswer = { verdict: 'wrong_answer', passedTests: 0, failedTest };
  const { user, unmount } = openChallenge({ prepare: fakeJudge(wrongAnswer) });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const verdict = await screen.findByText(/example 1 of the statement/);
  expect(verdict).toBeVisible();
  expect(screen.getAllByText('Wrong answer').length).toBeGreaterThan(0);
  const row = within(screen.getByRole('row', { name: /differs/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '1 differs',
    '12',
    '10',
  ]);
  unmount();

  const hiddenTest = {
    number: 5,
    isExample: false,
    input: '',
    expected: '',
    actual: '',
    stderr: '',
  };
  openChallenge({
    url: '/code_editor/code_conquest/bus-meeting/c1?submission=s1',
    prepare: fakeJudge({ verdict: 'wrong_answer', passedTests: 4, failedTest: hiddenTest }),
  });
  expect(await screen.findByText(/Test 5 failed. It is a hidden test/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('after a lost response, retries by the page and by the user create no second submission', async () => {
  let calls = 0;
  const { network, user } = openChallenge({
    prepare: (prepared) => {
      fakeJudge({})(prepared);
      prepared.on(createSubmissionEndpoint, () => {
        calls += 1;
        if (calls === 1) return new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });
        if (calls === 2) return new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
        return aSubmission();
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Your code could not be submitted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Well done/)).toBeVisible();
  const ids = network.requests(createSubmissionEndpoint).map(({ requestId }) => requestId);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
});

test('a submission from before a reload is polled until it is judged', async () => {
  const waitingSubmission = aSubmission({ ...queuedState, position: 1 });
  let requestCount = 0;
  openChallenge({
    url: '/code_editor/code_conquest/bus-meeting/c1?tab=submissions',
    prepare: (network) => {
      fakeJudge({})(network);
      network
        .on(getSubmissionsEndpoint, () => ({
          items: [requestCount > 2 ? aSubmission() : waitingSubmission],
          nextCursor: null,
        }))
        .on(getSubmissionEndpoint, () => {
          requestCount += 1;
          if (requestCount === 1) return waitingSubmission;
          if (requestCount === 2)
            return new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
          return aSubmission();
        });
    },
  });
  expect(await screen.findByText('In queue: you are next.')).toBeVisible();
  expect(await screen.findByText(/The status cannot be loaded/)).toBeVisible();
  expect(await screen.findByText(/Well done/)).toBeVisible();
});

test('a submission judged during a reload is updated in the list', async () => {
  const { network } = openChallenge({
    url: '/code_editor/code_conquest/bus-meeting/c1?tab=submissions',
    prepare: (prepared) => {
      let isRead = false;
      fakeJudge({})(prepared);
      prepared.on(getSubmissionsEndpoint, () => {
        const items = [aSubmission(isRead ? {} : { ...queuedState, position: 1 })];
        isRead = true;
        return { items, nextCursor: null };
      });
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Your submissions' }));
  expect(await list.findByText('Accepted')).toBeVisible();
  expect(network.requests(getChallengeEndpoint).length).toBeGreaterThan(1);
});

test('after a failure, submitting the same code again repeats the request, and submitting different code creates another submission', async () => {
  const { network, user } = openChallenge({
    prepare: (prepared) =>
      prepared.on(
        createSubmissionEndpoint,
        () => new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' }),
      ),
  });
  const sentRequests = () =>
    network.requests(createSubmissionEndpoint).map(({ code, requestId }) => ({ code, requestId }));
  fireEvent.change(await findEditor(), { target: { value: 'first' } });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Your code could not be submitted');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Your code could not be submitted');
  fireEvent.change(await findEditor(), { target: { value: 'fixed' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Your code could not be submitted');
  const [first, again, other] = sentRequests();
  expect(again).toEqual(first);
  expect(other?.code).toBe('fixed');
  expect(other?.requestId).not.toBe(first?.requestId);
});
