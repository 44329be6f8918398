import { ApiError } from '@sopaan/api-client/api-error';
import { getMemberAgeEndpoint } from '@sopaan/schemas/account/age';
import {
  getMentorEndpoint,
  getMentorFiguresEndpoint,
  getMentorsEndpoint,
} from '@sopaan/schemas/mentors/mentor';
import { askMentorEndpoint, getAskingStateEndpoint } from '@sopaan/schemas/mentors/mentor-question';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { aFacet } from '../testing/facets';
import { aPage } from '../testing/home-lists';
import { aMinorWithoutConsent, anAdult } from '../testing/member-age';
import { aMentor, aMentorListItem } from '../testing/mentor';
import { aMentorQuestion } from '../testing/mentor-question';
import * as search from './mentors-search.screen';

const path = '/mentors/search';
const figures = { mentors: 1, domains: 2, languages: 1, countries: 1, sessions: 0, rating: 0 };
const TEXT = 'Which project should I show in an interview?';

interface World {
  obstacle?: string | null;
  openQuestionId?: string | null;
  mentor?: Partial<ReturnType<typeof aMentor>>;
}

function network({ obstacle = null, openQuestionId = null, mentor }: World = {}) {
  const facts = { domains: ['Data Science', 'Careers'], takesQuestions: true, ...mentor };
  return fakeNetwork()
    .on(getMentorFiguresEndpoint, () => figures)
    .on(getMentorsEndpoint, () => aPage([aMentorListItem(facts)]))
    .on(getMentorEndpoint, () => aMentor(facts))
    .on(getMemberAgeEndpoint, () => anAdult)
    .on(getAskingStateEndpoint, () => ({ obstacle, openQuestionId }))
    .on(askMentorEndpoint, ({ topic, text }) => ({ ...aMentorQuestion, topic, text }));
}

const open = (on: ReturnType<typeof network>, session: 'guest' | 'member', query = '?mentor=m1') =>
  renderScreen(search, { path, url: path + query, network: on, session });
const dialog = (name: string) => screen.findByRole('dialog', { name });
type User = ReturnType<typeof open>['user'];

async function fillIn(user: User, text = TEXT) {
  await user.click(await screen.findByRole('combobox', { name: /Topic/ }));
  await user.click(await screen.findByRole('option', { name: 'Careers' }));
  await user.type(screen.getByRole('textbox', { name: /Your question/ }), text);
}

beforeEach(() => localStorage.clear());

test('[U17] a guest logs in to ask, and returns to the form', async () => {
  const { user } = open(network(), 'guest');
  await user.click(await screen.findByRole('link', { name: 'Log in to ask a question' }));
  expect(
    await screen.findByText(
      'Elsewhere: /auth/login?next=%2Fmentors%2Fsearch%3Fmentor%3Dm1%26ask%3D1',
    ),
  ).toBeVisible();
});

test('a guest who opens the link of the form sees the mentor and the way to log in', async () => {
  open(network(), 'guest', '?mentor=m1&ask=1');
  const details = within(await dialog('Meera Iyer'));
  expect(details.getByRole('link', { name: 'Log in to ask a question' })).toBeVisible();
  expect(details.queryByRole('textbox')).not.toBeInTheDocument();
});

test('[U17] a member asks from the dialog: the form has an address, and what was sent is confirmed', async () => {
  const on = network();
  const { user, url } = open(on, 'member', '?language=English&mentor=m1');
  await user.click(await screen.findByRole('button', { name: 'Ask a question' }));
  expect(await dialog('Ask Meera Iyer')).toBeVisible();
  expect(url()).toBe('/mentors/search?language=English&mentor=m1&ask=1');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Ask Meera Iyer' })).toHaveFocus(),
  );
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send question' }));
  const title = await screen.findByRole('heading', { name: 'Your question has been sent' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(on.requests(askMentorEndpoint)).toEqual([
    { id: 'm1', questionId: expect.stringMatching(/^[\da-f-]{36}$/), topic: 'Careers', text: TEXT },
  ]);
  expect(screen.getByRole('link', { name: 'View your question' })).toHaveAttribute(
    'href',
    '/profile/questions?question=q1',
  );
  const buttons = screen.getAllByRole('button', { name: 'Close' });
  await user.click(buttons[buttons.length - 1] ?? document.body);
  await waitFor(() => expect(url()).toBe('/mentors/search?language=English'));
});

test('errors are named at their fields, and Cancel returns to the mentor with the text kept as a draft', async () => {
  const { user, url } = open(network(), 'member', '?mentor=m1&ask=1');
  await user.click(await screen.findByRole('button', { name: 'Send question' }));
  const text = await screen.findByRole('textbox', { name: /Your question/ });
  await waitFor(() => expect(text).toBeInvalid());
  expect(screen.getByRole('combobox', { name: /Topic/ })).toBeInvalid();
  await user.type(text, 'Too short');
  expect(text).toHaveAccessibleDescription(/at least 20 characters/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await dialog('Meera Iyer')).toBeVisible();
  expect(url()).toBe('/mentors/search?mentor=m1');
  await user.click(screen.getByRole('button', { name: 'Ask a question' }));
  expect(await screen.findByRole('textbox', { name: /Your question/ })).toHaveValue('Too short');
});

test('a question that could not be sent stays in the form, and is sent again under the same id', async () => {
  let isDown = true;
  const on = network().on(askMentorEndpoint, () =>
    isDown ? new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }) : aMentorQuestion,
  );
  const { user } = open(on, 'member', '?mentor=m1&ask=1');
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText('Your question could not be sent.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Your question/ })).toHaveValue(TEXT);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send question' }));
  await screen.findByText('Your question has been sent');
  const ids = on.requests(askMentorEndpoint).map(({ questionId }) => questionId);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test.each([
  ['own-profile', null, 'This is your own profile.', '/profile/questions'],
  ['open-question', 'q7', 'waiting for the answer', '/profile/questions?question=q7'],
  ['blocked', null, 'Meera Iyer takes no questions from you.', null],
  ['daily-limit', null, 'You can ask again tomorrow.', null],
])(
  '%s: the dialog says why the member cannot ask',
  async (obstacle, openQuestionId, text, link) => {
    open(network({ obstacle, openQuestionId }), 'member');
    const details = within(await dialog('Meera Iyer'));
    const reason = await details.findByText(text, { exact: false });
    expect(details.queryByRole('button', { name: 'Ask a question' })).not.toBeInTheDocument();
    const linked = within(reason).queryByRole('link');
    expect(linked?.getAttribute('href') ?? null).toBe(link);
  },
);

test('the link of the form says why the member cannot ask, and leads to the mentor', async () => {
  const { user } = open(network({ obstacle: 'daily-limit' }), 'member', '?mentor=m1&ask=1');
  expect(await screen.findByText(/You can ask again tomorrow/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'About Meera Iyer' }));
  expect(await dialog('Meera Iyer')).toBeVisible();
});

test('[U16] a minor learns before the form that consent is missing', async () => {
  const on = network().on(getMemberAgeEndpoint, () => aMinorWithoutConsent);
  open(on, 'member', '?mentor=m1&ask=1');
  const notice = await screen.findByText('You need the consent of a parent or guardian first');
  const text = screen.getByRole('textbox', { name: /Your question/ });
  expect(notice.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a sample mentor is named as such, before and after asking', async () => {
  const on = network({ mentor: { isSample: true, domains: ['Careers'] } });
  on.on(askMentorEndpoint, () => ({ ...aMentorQuestion, isSample: true }));
  const { user } = open(on, 'member');
  await screen.findByText('A sample mentor: you can try the form, but nobody will answer.');
  await user.click(screen.getByRole('button', { name: 'Ask a question' }));
  expect(await screen.findByText('This is a sample mentor')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Your question/ }), TEXT);
  await user.click(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText(/is a sample mentor, so nobody will answer/)).toBeVisible();
  expect(on.requests(askMentorEndpoint)).toMatchObject([{ topic: 'Careers' }]);
});

test('[U17] a mentor who takes no questions has no way to ask', async () => {
  open(network({ mentor: { takesQuestions: false } }), 'member');
  const details = within(await dialog('Meera Iyer'));
  expect(details.queryByRole('button', { name: 'Ask a question' })).not.toBeInTheDocument();
});

test('[U17] rows say who takes questions, the place and the usual time to an answer', async () => {
  const facts = { takesQuestions: true, usualAnswerDays: 2 };
  const on = network().on(getMentorsEndpoint, () => ({
    ...aPage([aMentorListItem({ ...facts, rating: 0 })]),
    facets: [aFacet('takesQuestions', { true: 4 })],
  }));
  const { user, url } = open(on, 'guest', '');
  const row = within(await screen.findByRole('article'));
  for (const text of ['Takes questions', 'Usually answers within 2 days', 'India'])
    expect(row.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Takes questions (4)' }));
  await waitFor(() => expect(url()).toBe('/mentors/search?takesQuestions=true'));
});
