import { ApiError } from '@sopaan/api-client/api-error';
import {
  answerMentorQuestionEndpoint,
  blockAskerEndpoint,
  getMentorQuestionEndpoint,
  getMentorQuestionsEndpoint,
  getQuestionSettingsEndpoint,
  setTakesQuestionsEndpoint,
} from '@sopaan/schemas/mentors/mentor-question';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuestion, QUESTION_ID, questionServer } from '../testing/mentor-questions';
import { offline, openDashboard } from '../testing/open-dashboard';

const ANSWER = 'One that you can explain from the data to the decision.';
const open = (network: ReturnType<typeof questionServer>, query = '') =>
  openDashboard({ network, subpath: `questions${query}` });
const list = async () => within(await screen.findByRole('list', { name: 'Questions' }));
const received = (changes = {}) => aQuestion({ isReceived: true, ...changes });
const asMentor = { isMentor: true };

beforeEach(() => localStorage.clear());

test('[U17] a member sees the questions they have asked, with answers and reasons', async () => {
  const closedAt = '2026-11-22T10:00:00.000Z';
  open(
    questionServer([
      aQuestion(),
      aQuestion({ questionId: 'q2', status: 'answered', reply: `${ANSWER}\nYes.`, closedAt }),
      aQuestion({ questionId: 'q3', status: 'declined', reply: 'I teach algebra.', closedAt }),
      aQuestion({ questionId: 'q4', status: 'declined', closedAt }),
    ]),
  );
  const [waiting, answered, declined, silent] = (await list()).getAllByRole('article');
  expect(waiting).toHaveTextContent('To Meera Iyer about Data Science');
  expect(waiting).toHaveTextContent('Waiting for an answer');
  expect(answered).toHaveTextContent('Meera Iyer’s answer');
  expect(answered).toHaveTextContent(ANSWER);
  expect(declined).toHaveTextContent('Meera Iyer’s reason for decliningI teach algebra.');
  expect(silent).toHaveTextContent('The mentor has given no reason.');
  expect(screen.getAllByRole('link', { name: 'Ask again: Meera Iyer' })[0]).toHaveAttribute(
    'href',
    '/mentors/search?mentor=m1&ask=1',
  );
  expect(screen.queryByRole('group', { name: 'Shown questions' })).not.toBeInTheDocument();
  expect(screen.getByText(/deleted a year after/)).toBeVisible();
});

test('a member without questions is led to the mentors', async () => {
  open(questionServer([]));
  expect(await screen.findByText('You have not asked a mentor yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a mentor' })).toHaveAttribute('href', '/mentor');
});

test('an open question is withdrawn after a confirmation', async () => {
  const { user } = open(questionServer([aQuestion()]));
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw question' }));
  const empty = await screen.findByText('You have not asked a mentor yet');
  await waitFor(() => expect(document.activeElement).toContainElement(empty));
});

test('a question to a sample mentor says that nobody will answer', async () => {
  open(questionServer([aQuestion({ isSample: true })]));
  expect(await screen.findByText('This is a sample mentor: nobody will answer.')).toBeVisible();
});

test('a reply that was hidden says so', async () => {
  open(questionServer([aQuestion({ isHidden: true, status: 'answered' })]));
  expect(await screen.findByText(/The reply is hidden/)).toBeVisible();
});

test('[U17] a mentor answers a question, which leaves the list of those to answer', async () => {
  const network = questionServer(
    [received(), received({ questionId: 'q2', askerName: 'Tara S.' })],
    asMentor,
  );
  const { user, toasts, url } = open(network);
  const first = within((await (await list()).findAllByRole('article'))[0] ?? document.body);
  const answer = first.getByRole('button', { name: /^Answer: Ravi K\. asks/, expanded: false });
  await user.click(answer);
  await user.click(first.getByRole('button', { name: 'Send answer' }));
  const text = first.getByRole('textbox', { name: /Your answer/ });
  await waitFor(() => expect(text).toBeInvalid());
  await user.type(text, ANSWER);
  await user.click(first.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Your answer has been sent.' }]));
  expect(network.requests(answerMentorQuestionEndpoint)).toEqual([
    { questionId: QUESTION_ID, text: ANSWER },
  ]);
  expect(await screen.findByRole('button', { name: 'To answer (1)' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: /^Tara S\./ })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Received' }));
  expect(await screen.findByText('Your answer')).toBeVisible();
  expect(url()).toBe('/profile/questions?show=received');
});

test('an answer that could not be sent stays in its form, and an unsent one is kept as a draft', async () => {
  const network = questionServer([received()], asMentor).on(
    answerMentorQuestionEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  const { user } = open(network);
  const answer = await screen.findByRole('button', { name: /^Answer:/ });
  await user.click(answer);
  await user.type(screen.getByRole('textbox', { name: /Your answer/ }), ANSWER);
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Your answer could not be sent.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(answer).toHaveFocus();
  await user.click(answer);
  expect(screen.getByRole('textbox', { name: /Your answer/ })).toHaveValue(ANSWER);
});

test('a mentor declines with a reason', async () => {
  const { user } = open(questionServer([received()], asMentor), '?show=received');
  await user.click(await screen.findByRole('button', { name: /^Decline:/ }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'I teach algebra.');
  await user.click(screen.getByRole('button', { name: 'Decline question' }));
  expect(await screen.findByText('Your reason for declining')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Answer:/ })).not.toBeInTheDocument();
});

test('a mentor blocks a sender, which can be undone, and reports a question once', async () => {
  const network = questionServer([received()], asMentor);
  const { user } = open(network, '?show=received');
  await user.click(await screen.findByRole('button', { name: 'Block Ravi K.' }));
  expect(await screen.findByText(/This question is declined without a reason/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Block member' }));
  expect(await screen.findByText('You have blocked this member.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Unblock Ravi K.' }));
  await user.click(await screen.findByRole('button', { name: 'Unblock' }));
  await waitFor(() =>
    expect(screen.queryByText('You have blocked this member.')).not.toBeInTheDocument(),
  );
  expect(network.requests(blockAskerEndpoint).map(({ blocked }) => blocked)).toEqual([true, false]);
  await user.click(await screen.findByRole('button', { name: /^Report:/ }));
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('button', { name: /^Reported:/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a mentor pauses questions; a choice that could not be saved is taken back', async () => {
  const network = questionServer([], asMentor);
  const { user } = open(network);
  const choice = await screen.findByRole('switch', { name: 'I take questions' });
  expect(await screen.findByText('No question waits for your answer')).toBeVisible();
  await user.click(choice);
  await waitFor(() => expect(choice).not.toBeChecked());
  network.on(setTakesQuestionsEndpoint, () => offline());
  await user.click(choice);
  expect(await screen.findByText('Your choice could not be saved')).toBeVisible();
  expect(choice).not.toBeChecked();
});

test('[U17] the link of a notice opens the question alone, with the form of an answer', async () => {
  const { user, url } = open(questionServer([received()], asMentor), `?question=${QUESTION_ID}`);
  expect(await screen.findByRole('textbox', { name: /Your answer/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All questions' }));
  await list();
  expect(url()).toBe('/profile/questions');
});

test('a question that is no longer there says so, and one that could not be loaded can be loaded again', async () => {
  let isDown = true;
  const network = questionServer([]).on(getMentorQuestionEndpoint, () =>
    isDown ? offline() : new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' }),
  );
  const { user } = open(network, `?question=${QUESTION_ID}`);
  expect(await screen.findByText('The question could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This question is no longer here')).toBeVisible();
});

test('a link with something that is no id says that there is no such question', async () => {
  const invalid = new ApiError({ code: 'VALIDATION_FAILED', status: 422, origin: 'server' });
  open(
    questionServer([]).on(getMentorQuestionEndpoint, () => invalid),
    '?question=one',
  );
  expect(await screen.findByText('This question is no longer here')).toBeVisible();
});

test.each([
  ['settings', getQuestionSettingsEndpoint],
  ['questions', getMentorQuestionsEndpoint],
])('%s that fail to load can be loaded again', async (_name, endpoint) => {
  let isDown = true;
  const network = questionServer([aQuestion()]);
  if (endpoint === getQuestionSettingsEndpoint)
    network.on(getQuestionSettingsEndpoint, () =>
      isDown ? offline() : { mentorId: null, takesQuestions: false, openCount: 0 },
    );
  else
    network.on(getMentorQuestionsEndpoint, () =>
      isDown ? offline() : { items: [aQuestion()], nextCursor: null },
    );
  const { user } = open(network);
  expect(await screen.findByText('Your questions could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await list()).getByRole('article')).toBeVisible();
});
