import { paths } from '@sopaan/contract/paths';
import type { NewNotice } from '../notices/notices.repository';

const questionPath = (id: string) => `${paths.profile('questions')}?question=${id}`;

interface NoticeSubject {
  questionId: string;
  userId: string;
  topic: string;
}

/** To the mentor. Like the others, it does not contain what was written, which may be withdrawn. */
export function askedNotice(
  { questionId, userId, topic }: NoticeSubject,
  askerName: string,
): NewNotice {
  return {
    userId,
    kind: 'mentor-question',
    title: `${askerName} has asked you a question`,
    body: `It is about ${topic}. You can answer or decline it.`,
    path: questionPath(questionId),
    onceKey: `mentor-question:${questionId}`,
  };
}

/** To the member who asked. */
export function answeredNotice(
  { questionId, userId, topic }: NoticeSubject,
  mentorName: string,
): NewNotice {
  return {
    userId,
    kind: 'mentor-question',
    title: `${mentorName} has answered your question`,
    body: `You asked about ${topic}.`,
    path: questionPath(questionId),
    onceKey: `mentor-answer:${questionId}`,
  };
}

/** To the member who asked. */
export function declinedNotice(
  { questionId, userId, topic }: NoticeSubject,
  mentorName: string,
): NewNotice {
  return {
    userId,
    kind: 'mentor-question',
    title: `${mentorName} has declined your question`,
    body: `You asked about ${topic}. Other mentors may answer it.`,
    path: questionPath(questionId),
    onceKey: `mentor-answer:${questionId}`,
  };
}
