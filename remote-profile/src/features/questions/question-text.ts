import { paths } from '@sopaan/contract/paths';
import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';

/** The query parameter with the question that is shown alone. */
export const QUESTION_PARAM = 'question';

export function questionPath(questionId: string): string {
  return `${paths.profile('questions')}?${QUESTION_PARAM}=${encodeURIComponent(questionId)}`;
}

export function questionTitle({
  isReceived,
  askerName,
  mentorName,
  topic,
}: MentorQuestion): string {
  return isReceived ? `${askerName} asks about ${topic}` : `To ${mentorName} about ${topic}`;
}

/** The state of a question in words for the caller. */
export function statusText({ status, isReceived }: MentorQuestion): string {
  switch (status) {
    case 'answered':
      return 'Answered';
    case 'declined':
      return 'Declined';
    default:
      return isReceived ? 'To answer' : 'Waiting for an answer';
  }
}

/** What the member who asks should know about the question. */
export function questionNote(question: MentorQuestion): string | null {
  const { isReceived, isSample, isHidden, isBlocked, status, reply } = question;
  if (isReceived) return isBlocked ? 'You have blocked this member.' : null;
  if (isHidden) return 'The reply is hidden, because it breaks the rules of the site.';
  if (isSample && status === 'open') return 'This is a sample mentor: nobody will answer.';
  if (status === 'declined' && reply === '') return 'The mentor has given no reason.';
  return null;
}
