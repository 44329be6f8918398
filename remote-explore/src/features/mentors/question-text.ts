import { paths } from '@sopaan/contract/paths';
import { QUESTIONS_PER_DAY } from '@sopaan/schemas/mentors/mentor-question';

/** The page of the member's questions, with one of them opened. */
export function questionLink(questionId: string | null): string {
  const page = paths.profile('questions');
  return questionId === null ? page : `${page}?question=${questionId}`;
}

/** `Usually answers within 2 days`. */
export function answerTimeText(days: number): string {
  return `Usually answers within ${days === 1 ? 'a day' : `${days} days`}`;
}

/** Why a member cannot ask a mentor now. A newer API may know other obstacles. */
export function obstacleText(obstacle: string, name: string): string {
  switch (obstacle) {
    case 'own-profile':
      return 'This is your own profile. Members can ask you questions here.';
    case 'open-question':
      return `You have asked ${name} and are waiting for the answer.`;
    case 'blocked':
      return `${name} takes no questions from you.`;
    case 'daily-limit':
      return `You have asked ${QUESTIONS_PER_DAY} questions within 24 hours. You can ask again tomorrow.`;
    default:
      return `${name} takes no questions at present.`;
  }
}
