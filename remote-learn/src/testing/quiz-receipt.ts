import type { SignedQuizReceipt } from '@sopaan/schemas/quizzes/quiz-receipt';

export const aSignedReceipt: SignedQuizReceipt = {
  receipt: {
    code: 'receipt-code',
    name: 'Asha Rao',
    quizId: 'q1',
    quizName: 'Rivers of India',
    startedAt: '2026-03-01T10:00:00.000Z',
    submittedAt: '2026-03-01T10:07:00.000Z',
    score: 1,
    total: 3,
    sample: false,
    answers: [
      {
        question: 'Where does the Ganga rise?',
        answer: 'Gangotri',
        savedAt: '2026-03-01T10:01:00.000Z',
      },
    ],
  },
  signature: 'signature',
};
