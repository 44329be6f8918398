import { paths } from '@sopaan/contract/paths';
import type { NewNotice } from '../notices/notices.repository';

const questionPath = (id: string) => `${paths.profile('questions')}?question=${id}`;

interface NoticeSubject {
  questionId: string;
  userId: string;
  topic: string;
}

/** To the mentor. */
export function askedNotice(subject: NoticeSubject, askerName: string): NewNotice {
  return questionNotice(subject, 'mentor-question', {
    title: `${askerName} has asked you a question`,
    body: `It is about ${subject.topic}. You can answer or decline it.`,
  });
}

/** To the member who asked. */
export function answeredNotice(subject: NoticeSubject, mentorName: string): NewNotice {
  return questionNotice(subject, 'mentor-answer', {
    title: `${mentorName} has answered your question`,
    body: `You asked about ${subject.topic}.`,
  });
}

/** To the member who asked. */
export function declinedNotice(subject: NoticeSubject, mentorName: string): NewNotice {
  return questionNotice(subject, 'mentor-answer', {
    title: `${mentorName} has declined your question`,
    body: `You asked about ${subject.topic}. Other mentors may answer it.`,
  });
}

/** Notices do not contain what was written, which may be withdrawn. */
function questionNotice(
  { questionId, userId }: NoticeSubject,
  event: 'mentor-question' | 'mentor-answer',
  text: Pick<NewNotice, 'title' | 'body'>,
): NewNotice {
  return {
    userId,
    kind: 'mentor-question',
    ...text,
    path: questionPath(questionId),
    onceKey: `${event}:${questionId}`,
  };
}
