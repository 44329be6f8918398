/** @jest-environment node */
import type { ScreenModule } from '@sopaan/contract/remote';
import { aUser } from '@sopaan/testing/fixtures';
import { renderOnServer, type ServerRequest } from '@sopaan/testing/render-on-server';
import { getCertificateEndpoint } from '@sopaan/schemas/courses/certificate';
import { getFestivalsEndpoint } from '@sopaan/schemas/festivals/festival';
import { getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { getQuizReceiptEndpoint } from '@sopaan/schemas/quizzes/quiz-receipt';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import remoteConfig from '../../remote.config';
import { aCertificate } from '../testing/certificate';
import { courseServer } from '../testing/course-server';
import { live, liveClassServer } from '../testing/live-class-server';
import { aQuiz, quizServer } from '../testing/quiz-server';
import * as certificateScreen from './certificate.screen';
import * as courseVideoScreen from './course-video.screen';
import * as liveClassScreen from './live-class.screen';
import { aSignedReceipt } from '../testing/quiz-receipt';
import * as quizReceiptScreen from './quiz-receipt.screen';
import * as quizScreen from './quiz.screen';
import * as quizzesScreen from './quizzes.screen';

interface Page extends ServerRequest {
  /** The name of the screen. */
  name: string;
  screen: ScreenModule;
  /** A text of the page. */
  text: string;
}

const url = '/learn/quizz/q1/i1/quiz';
const { network } = quizServer();
const withCooldown = quizServer({
  quiz: { ...aQuiz, attempts: { used: 1, running: false, nextAt: '2026-03-01T11:30:00Z' } },
});
const withoutQuestions = quizServer({
  quiz: { ...aQuiz, rules: { ...aQuiz.rules, questionCount: 0 } },
});
const quiz = {
  name: 'quiz',
  screen: quizScreen,
  path: '/learn/quizz/:id/:parentid/:typo',
  network,
};
const courseVideo = {
  name: 'course-video',
  screen: courseVideoScreen,
  path: '/learn/coursevideo',
  network: courseServer().network,
};
const course = '/learn/coursevideo?course=c1';
const certificate = {
  name: 'certificate',
  screen: certificateScreen,
  path: '/certificate/:code',
  url: '/certificate/SOP-7K2M',
};
const certificates = (withdrawnAt: string | null) =>
  fakeNetwork().on(getCertificateEndpoint, () => aCertificate({ withdrawnAt }));
const liveClass = {
  name: 'live-class',
  screen: liveClassScreen,
  path: '/learn/liveStream',
  network: liveClassServer().network,
};
const liveNow = liveClassServer(live);
const quizzes = {
  name: 'quizzes',
  screen: quizzesScreen,
  path: '/learn/quizzes',
  network: fakeNetwork()
    .on(getQuizzesEndpoint, () => ({
      items: [],
      nextCursor: null,
      total: 0,
      totalIsCapped: false,
      facets: [],
      relaxations: [],
    }))
    .on(getFestivalsEndpoint, () => ({ items: [] })),
};
const receipt = {
  name: 'quiz-receipt',
  screen: quizReceiptScreen,
  path: '/quiz-receipt/:code',
  url: '/quiz-receipt/receipt-code',
  network: fakeNetwork().on(getQuizReceiptEndpoint, () => aSignedReceipt.receipt),
};
const asMember = { session: 'member', user: aUser() } as const;

const pages: readonly Page[] = [
  { ...quiz, url, text: 'Log in to start' },
  { ...quiz, url, text: 'Start quiz', ...asMember },
  // Only a browser can resume an attempt.
  { ...quiz, url: `${url}?start=1`, text: 'Start quiz', ...asMember },
  { ...quiz, url: `${url}?attempt=at1`, text: 'Loading...', ...asMember },
  { ...quiz, url, network: withCooldown.network, text: '1 Mar 2026, 5:00 pm', ...asMember },
  { ...quiz, url, network: withoutQuestions.network, text: 'has no questions yet' },
  { ...courseVideo, url: course, text: '<video' },
  { ...courseVideo, url: `${course}&video=v1&t=20`, text: 'Only you can read', ...asMember },
  { ...courseVideo, url: `${course}&video=t1`, text: 'highest' },
  { ...courseVideo, url: `${course}&video=q1`, text: 'Open the quiz' },
  { ...courseVideo, url: '/learn/coursevideo', text: 'We could not find this course' },
  { ...liveClass, url: '/learn/liveStream', text: 'Rivers, live', ...asMember },
  { ...liveClass, url: '/learn/liveStream?class=lc1', text: 'Register', ...asMember },
  { ...liveClass, url: '/learn/liveStream?class=none', text: 'Class not found', ...asMember },
  {
    ...liveClass,
    url: '/learn/liveStream?class=lc1',
    network: liveNow.network,
    text: 'Show Chat',
    ...asMember,
  },
  { ...quizzes, url: '/learn/quizzes', text: 'There are no quizzes yet' },
  { ...quizzes, url: '/learn/quizzes?search=rivers', text: 'No quizzes match your search' },
  { ...receipt, text: 'This receipt is valid' },
  { ...certificate, network: certificates(null), text: 'This certificate is valid' },
  { ...certificate, network: certificates('2026-04-02T10:00:00Z'), text: 'was withdrawn' },
];

test('this test covers every screen of the routes', () => {
  const screens = remoteConfig.routes.flatMap((route) => ('screen' in route ? [route.screen] : []));
  expect(new Set(pages.map(({ name }) => name))).toEqual(new Set(screens));
});

test.each(pages)('the server renders $url: $text', async ({ screen, text, ...request }) => {
  expect(await renderOnServer(screen, request)).toContain(text);
});
