import { ApiError } from '@sopaan/api-client/api-error';
import {
  answerMentorQuestionEndpoint,
  blockAskerEndpoint,
  declineMentorQuestionEndpoint,
  getMentorQuestionEndpoint,
  getMentorQuestionsEndpoint,
  getQuestionSettingsEndpoint,
  reportMentorQuestionEndpoint,
  setTakesQuestionsEndpoint,
  withdrawMentorQuestionEndpoint,
  type MentorQuestion,
} from '@sopaan/schemas/mentors/mentor-question';
import { userServer } from './open-dashboard';

export const QUESTION_ID = 'c0ffee00-0000-4000-8000-000000000001';

export const aQuestion = (changes: Partial<MentorQuestion> = {}): MentorQuestion => ({
  questionId: QUESTION_ID,
  mentorId: 'm1',
  mentorName: 'Meera Iyer',
  isSample: false,
  askerName: 'Ravi K.',
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
  ...changes,
});

const notFound = () => new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });

/** A server that stores what is done with questions. */
export function questionServer(questions: MentorQuestion[], { isMentor = false } = {}) {
  let takesQuestions = isMentor;
  const settings = () => ({
    mentorId: isMentor ? 'm9' : null,
    takesQuestions,
    openCount: questions.filter((each) => each.isReceived && each.status === 'open').length,
  });
  const change = (questionId: string, changes: Partial<MentorQuestion>) => {
    const index = questions.findIndex((each) => each.questionId === questionId);
    const changed = { ...aQuestion(), ...questions[index], ...changes };
    questions[index] = changed;
    return changed;
  };
  return userServer()
    .on(getMentorQuestionsEndpoint, ({ side, open }) => ({
      items: questions.filter(
        ({ isReceived, status }) =>
          isReceived === (side === 'received') && (!open || status === 'open'),
      ),
      nextCursor: null,
    }))
    .on(
      getMentorQuestionEndpoint,
      ({ questionId }) => questions.find((each) => each.questionId === questionId) ?? notFound(),
    )
    .on(answerMentorQuestionEndpoint, ({ questionId, text }) =>
      change(questionId, { status: 'answered', reply: text, closedAt: '2026-11-21T10:00:00.000Z' }),
    )
    .on(declineMentorQuestionEndpoint, ({ questionId, reason }) =>
      change(questionId, {
        status: 'declined',
        reply: reason,
        closedAt: '2026-11-21T10:00:00.000Z',
      }),
    )
    .on(blockAskerEndpoint, ({ questionId, blocked }) =>
      change(questionId, { isBlocked: blocked, ...(blocked && { status: 'declined' }) }),
    )
    .on(reportMentorQuestionEndpoint, ({ questionId }) => {
      change(questionId, { isReported: true });
      return { reported: true };
    })
    .on(withdrawMentorQuestionEndpoint, ({ questionId }) => {
      questions.splice(
        questions.findIndex((each) => each.questionId === questionId),
        1,
      );
      return { withdrawn: true };
    })
    .on(getQuestionSettingsEndpoint, settings)
    .on(setTakesQuestionsEndpoint, (change) => {
      takesQuestions = change.takesQuestions;
      return settings();
    });
}
