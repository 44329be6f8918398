/** @jest-environment node */
import type { ScreenModule } from '@sopaan/contract/remote';
import { UNDER_DEVELOPMENT } from '@sopaan/contract/routes';
import { aUser } from '@sopaan/testing/fixtures';
import { renderOnServer, type ServerRequest } from '@sopaan/testing/render-on-server';
import remoteConfig from '../../remote.config';
import { aQuiz, quizServer } from '../testing/quiz-server';
import * as quizScreen from './quiz.screen';

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
const asMember = { session: 'member', user: aUser() } as const;

const pages: readonly Page[] = [
  { ...quiz, url, text: 'Log in to start' },
  { ...quiz, url, text: 'Start quiz', ...asMember },
  // Only a browser can resume an attempt.
  { ...quiz, url: `${url}?start=1`, text: 'Start quiz', ...asMember },
  { ...quiz, url: `${url}?attempt=at1`, text: 'Loading...', ...asMember },
  { ...quiz, url, network: withCooldown.network, text: '1 Mar 2026, 5:00 pm', ...asMember },
  { ...quiz, url, network: withoutQuestions.network, text: 'has no questions yet' },
];

test('every screen of the routes is rendered here', () => {
  const screens = remoteConfig.routes.flatMap((route) =>
    'screen' in route && route.screen !== UNDER_DEVELOPMENT ? [route.screen] : [],
  );
  expect(new Set(pages.map(({ name }) => name))).toEqual(new Set(screens));
});

test.each(pages)('a server renders $url: $text', async ({ screen, text, ...request }) => {
  expect(await renderOnServer(screen, request)).toContain(text);
});
