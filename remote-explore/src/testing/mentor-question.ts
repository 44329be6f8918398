import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';

export const aMentorQuestion: MentorQuestion = {
  questionId: 'q1',
  mentorId: 'm1',
  mentorName: 'Meera Iyer',
  isSample: false,
  askerName: 'Asha R.',
  isReceived: false,
  topic: 'Data Science',
  text: 'Which project should I show in an interview?',
  status: 'open',
  reply: '',
  askedAt: '2026-11-20T10:00:00.000Z',
  closedAt: null,
  isHidden: false,
  isBlocked: false,
  isReported: false,
};
