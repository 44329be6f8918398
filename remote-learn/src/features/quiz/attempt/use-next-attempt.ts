import type { QuizAttempts, QuizRules } from '@sopaan/schemas/quizzes/quiz';
import { useIsBrowser } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { pluralize } from '../quiz-text';

/** Whether another attempt may start, with a text that says when or why not. */
export function useNextAttempt(
  { attemptsMax }: QuizRules,
  attempts: QuizAttempts | null,
): { isAllowed: boolean; text: string } {
  const isBrowser = useIsBrowser();
  if (!attempts) return { isAllowed: true, text: '' };
  const { used, running, nextAt } = attempts;
  if (running) return { isAllowed: true, text: 'An attempt is in progress.' };
  const attemptsLeft = attemptsMax === null ? null : Math.max(0, attemptsMax - used);
  if (attemptsLeft === 0)
    return { isAllowed: false, text: 'You have used all attempts at this quiz.' };
  const leftText =
    attemptsLeft === null || used === 0 ? '' : `${pluralize(attemptsLeft, 'attempt')} left. `;
  if (nextAt) {
    // A server does not know the visitor's time zone.
    const at = dateText(nextAt, { time: true, ...(isBrowser && { zone: 'local' }) });
    return { isAllowed: false, text: `${leftText}You can start the next one from ${at}.` };
  }
  return { isAllowed: true, text: leftText.trim() };
}
