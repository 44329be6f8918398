import { ApiError } from '@sopaan/api-client/api-error';
import {
  getQuizRankingEndpoint,
  issueQuizCertificateEndpoint,
  type QuizRanking,
} from '@sopaan/schemas/quizzes/quiz-ranking';
import { screen, within } from '@testing-library/react';
import { aCertificate } from '../testing/certificate';
import { button, startQuiz, submitQuiz } from '../testing/open-quiz';
import { aQuiz, quizServer } from '../testing/quiz-server';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const ranked = { ...aQuiz, isRanked: true };

async function finish(ranking: QuizRanking) {
  const { network } = quizServer({ quiz: ranked });
  network.on(getQuizRankingEndpoint, () => ranking);
  const view = await startQuiz({ network });
  await view.user.click(button(/^Question 3/));
  await submitQuiz(view.user);
  return { ...view, network };
}

const meaning = async () =>
  within(await screen.findByRole('region', { name: 'What your result means' }));

test('[MK-017] a ranking of fewer than 100 people states their number and makes no comparison', async () => {
  await finish({ people: 99, first: { score: 0, total: 3 }, percentile: null });
  const section = await meaning();
  await section.findByText(/^99 people have taken this test so far/);
  section.getByText(/It is not an IQ/);
  expect(section.queryByText(/%/)).toBeNull();
});

test('[MK-017] the first attempt is compared once the ranking has 100 people', async () => {
  await finish({ people: 120, first: { score: 2, total: 3 }, percentile: 63 });
  const section = await meaning();
  await section.findByText(
    /^120 people have taken this test\. Your first attempt, 2 of 3, is above the first attempts of 63% of the others/,
  );
});

test('[MK-018] the certificate of a ranked quiz is issued and opened', async () => {
  const { user, network } = await finish({ people: 1, first: null, percentile: null });
  const quiz = { id: 'q1', parentId: 'i1', type: 'quiz', score: 2, total: 3, reissuedAt: null };
  network.on(
    issueQuizCertificateEndpoint,
    () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Get certificate' }));
  await screen.findByText('The certificate could not be issued');
  network.on(issueQuizCertificateEndpoint, () => aCertificate({ courseId: '', quiz }));
  await user.click(button('Get certificate'));
  const link = await screen.findByRole('link', { name: 'Open your certificate: 2 of 3' });
  expect(link).toHaveAttribute('href', '/certificate/SOP-7K2M');
});

test('a quiz that is not ranked has neither comparison nor certificate', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(button(/^Question 3/));
  await submitQuiz(user);
  await screen.findByRole('heading', { name: 'Receipt' });
  expect(screen.queryByText('What your result means')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Get certificate' })).toBeNull();
});
