import { ApiError } from '@sopaan/api-client/api-error';
import { getChallengeEndpoint } from '@sopaan/schemas/challenge';
import { getConquestEndpoint } from '@sopaan/schemas/conquest';
import {
  createSubmissionEndpoint,
  getSubmissionEndpoint,
  getSubmissionsEndpoint,
  type Submission,
} from '@sopaan/schemas/submission';
import { fireEvent, screen, within } from '@testing-library/react';
import { aSubmission, findEditor, openChallenge } from '../testing/challenge-page';
import { aChallenge } from '../testing/challenges';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('Tests of the page do without the big editor.');
});

beforeEach(() => localStorage.clear());

/** The page asks again and again; each test waits for what it should see, however long that takes. */
const PATIENT = { timeout: 20_000 };

/** A judge that gets on by one step each time it is asked. */
function judgeThatSays(...steps: Array<Partial<Submission>>) {
  let at = 0;
  const next = () => aSubmission(steps[Math.min(at++, steps.length - 1)]);
  return (network: ReturnType<typeof openChallenge>['network']) =>
    void network
      .on(createSubmissionEndpoint, next)
      .on(getSubmissionEndpoint, next)
      .on(getSubmissionsEndpoint, () => ({
        items: at > 0 ? [aSubmission(steps[Math.min(at, steps.length) - 1])] : [],
        nextCursor: null,
      }))
      .on(getConquestEndpoint, () => ({
        rounds: [
          {
            number: 1,
            title: 'First steps',
            summary: '',
            points: 20,
            earnedPoints: 10,
            challenges: [
              aChallenge({ status: 'solved' }),
              aChallenge({ id: 'c2', title: 'Leap years', status: 'new' }),
            ],
          },
        ],
      }));
}

const waiting = { status: 'queued', verdict: null, passedTests: 0, timeMs: null, memoryKb: null };

test('[PR-003] a solution is handed in once, waits, is judged and accepted; the lists hear of it and the next one is at hand', async () => {
  const { network } = openChallenge({
    prepare: judgeThatSays(
      { ...waiting, position: 2 },
      { ...waiting, position: 2 },
      { ...waiting, status: 'judging', passedTests: 3 },
      {},
    ),
  });
  fireEvent.change(await findEditor(), { target: { value: 'console.log(12)' } });
  const spoken = screen.getAllByRole('status');
  const submit = screen.getByRole('button', { name: 'Submit' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  expect(await screen.findByText('Waiting to be judged: place 2.')).toBeVisible();
  expect(await screen.findByText('Being judged: 3 of 9 tests passed.', {}, PATIENT)).toBeVisible();
  expect(await screen.findByText(/Well done/, {}, PATIENT)).toBeVisible();
  expect(screen.getByText('9 of 9 tests passed · 22 ms · 2.8 MB')).toBeVisible();
  // Told once, by an element that was there before, also to those who look at the output.
  expect(spoken.map((element) => element.textContent)).toContain(
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
});

test('a wrong answer shows what differs in an example; of a hidden test only its number', async () => {
  const failedTest = {
    number: 1,
    isExample: true,
    input: '4 6',
    expected: '12',
    actual: '10',
    stderr: '',
  };
  const wrong = { verdict: 'wrong_answer', passedTests: 0, failedTest };
  const { user, unmount } = openChallenge({ prepare: judgeThatSays(wrong) });
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

  const hidden = { number: 5, isExample: false, input: '', expected: '', actual: '', stderr: '' };
  openChallenge({
    url: '/code_editor/code_conquest/bus-meeting/c1?submission=s1',
    prepare: judgeThatSays({ verdict: 'wrong_answer', passedTests: 4, failedTest: hidden }),
  });
  expect(await screen.findByText(/Test 5 was not passed. It is a hidden one/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('when the answer is lost it is sent again as the same submission, and so it is at a press', async () => {
  let calls = 0;
  const { network, user } = openChallenge({
    prepare: (prepared) => {
      judgeThatSays({})(prepared);
      prepared.on(createSubmissionEndpoint, () => {
        calls += 1;
        if (calls === 1) return new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });
        if (calls === 2) return new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
        return aSubmission();
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Your code was not submitted', {}, PATIENT)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Well done/, {}, PATIENT)).toBeVisible();
  const ids = network.requests(createSubmissionEndpoint).map(({ requestId }) => requestId);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
});

test('one that was not judged yet when the page was left is waited for', async () => {
  const left = aSubmission({ ...waiting, position: 1 });
  let asked = 0;
  openChallenge({
    url: '/code_editor/code_conquest/bus-meeting/c1?tab=submissions',
    prepare: (network) => {
      judgeThatSays({})(network);
      network
        .on(getSubmissionsEndpoint, () => ({
          items: [asked > 2 ? aSubmission() : left],
          nextCursor: null,
        }))
        .on(getSubmissionEndpoint, () => {
          asked += 1;
          if (asked === 1) return left;
          if (asked === 2)
            return new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
          return aSubmission();
        });
    },
  });
  expect(await screen.findByText('Waiting to be judged: you are next.')).toBeVisible();
  expect(await screen.findByText(/The judge does not answer/, {}, PATIENT)).toBeVisible();
  expect(await screen.findByText(/Well done/, {}, PATIENT)).toBeVisible();
});

test('one that was judged while the page was loaded again is not left waiting in the list', async () => {
  const { network } = openChallenge({
    url: '/code_editor/code_conquest/bus-meeting/c1?tab=submissions',
    prepare: (prepared) => {
      let isRead = false;
      judgeThatSays({})(prepared);
      prepared.on(getSubmissionsEndpoint, () => {
        const items = [aSubmission(isRead ? {} : { ...waiting, position: 1 })];
        isRead = true;
        return { items, nextCursor: null };
      });
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Your submissions' }));
  expect(await list.findByText('Accepted')).toBeVisible();
  expect(network.requests(getChallengeEndpoint).length).toBeGreaterThan(1);
});

test('after a failure the same code is the same submission however it is sent again, and other code is another', async () => {
  const { network, user } = openChallenge({
    prepare: (prepared) =>
      prepared.on(
        createSubmissionEndpoint,
        () => new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' }),
      ),
  });
  const sent = () =>
    network.requests(createSubmissionEndpoint).map(({ code, requestId }) => ({ code, requestId }));
  fireEvent.change(await findEditor(), { target: { value: 'first' } });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Your code was not submitted');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Your code was not submitted');
  fireEvent.change(await findEditor(), { target: { value: 'mended' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Your code was not submitted');
  const [first, again, other] = sent();
  expect(again).toEqual(first);
  expect(other?.code).toBe('mended');
  expect(other?.requestId).not.toBe(first?.requestId);
});
