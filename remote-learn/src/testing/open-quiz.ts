import { renderScreen, type RouteOptions } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import * as quizScreen from '../screens/quiz.screen';

export const QUIZ_URL = '/learn/quizz/q1/i1/quiz';

export function openQuiz(options: Pick<RouteOptions, 'network'> & Partial<RouteOptions>) {
  return renderScreen(quizScreen, {
    path: '/learn/quizz/:id/:parentid/:typo',
    url: QUIZ_URL,
    session: 'member',
    ...options,
  });
}

/** Opens the quiz and starts it. */
export async function startQuiz(options: Pick<RouteOptions, 'network'>) {
  const view = openQuiz(options);
  await view.user.click(await screen.findByRole('button', { name: 'Start quiz' }));
  await screen.findByRole('timer');
  return view;
}

export const option = (name: string) => screen.getByRole('radio', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Submits a quiz that has unanswered questions. */
export async function submitQuiz(user: { click: (element: Element) => Promise<void> }) {
  await user.click(button('Submit'));
  await user.click(button('Submit anyway'));
}
