import type { FastifyInstance } from 'fastify';
import {
  answerMentorQuestionEndpoint,
  askMentorEndpoint,
  blockAskerEndpoint,
  declineMentorQuestionEndpoint,
  getAskingStateEndpoint,
  getMentorQuestionEndpoint,
  getMentorQuestionsEndpoint,
  getQuestionSettingsEndpoint,
  reportMentorQuestionEndpoint,
  setTakesQuestionsEndpoint,
  withdrawMentorQuestionEndpoint,
} from '@sopaan/schemas/mentors/mentor-question';
import { ApiError } from '../../http/api-error';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { askMentor, readAskingState } from './ask-mentor';
import { findQuestionSettings, setTakesQuestions } from './askable-mentors.repository';
import { findQuestions } from './questions.repository';
import { answerQuestion, blockAsker, declineQuestion, requireQuestion } from './reply-to-question';
import { reportQuestion } from './report-question';
import { withdrawOwnQuestion } from './withdraw-question';

const perHour = (name: string, count: number): readonly Limit[] => [
  { name, by: perAccount, count, seconds: 3_600 },
];
const questions = perHour('questions to mentors', 20);
const replies = perHour('replies of mentors', 120);
const reports = perHour('reports of questions', 30);

/** Questions of members to mentors, and the mentors' replies. */
export function mentorQuestions(app: FastifyInstance): void {
  asking(app);
  replying(app);

  route(
    app,
    getMentorQuestionsEndpoint,
    ({ input: { side, open = false, ...page }, user, database }) =>
      findQuestions(database, { userId: user.id, side, open }, page),
  );

  route(app, getMentorQuestionEndpoint, ({ input, user, database }) =>
    requireQuestion(database, { ...input, userId: user.id }),
  );

  route(
    app,
    reportMentorQuestionEndpoint,
    async ({ input, user, database }) => {
      await reportQuestion(database, { ...input, userId: user.id });
      return { reported: true };
    },
    { limits: reports },
  );
}

function asking(app: FastifyInstance): void {
  route(app, getAskingStateEndpoint, ({ input, user, database }) =>
    readAskingState(database, { mentorId: input.id, userId: user.id }),
  );

  route(
    app,
    askMentorEndpoint,
    ({ input: { id, ...question }, user, database }) =>
      askMentor(database, { ...question, mentorId: id, userId: user.id }),
    { limits: questions },
  );

  route(
    app,
    withdrawMentorQuestionEndpoint,
    async ({ input, user, database }) => {
      await withdrawOwnQuestion(database, { ...input, userId: user.id });
      return { withdrawn: true };
    },
    { limits: questions },
  );
}

function replying(app: FastifyInstance): void {
  route(
    app,
    answerMentorQuestionEndpoint,
    ({ input: { questionId, text }, user, database }) =>
      answerQuestion(database, { questionId, userId: user.id }, text),
    { limits: replies },
  );

  route(
    app,
    declineMentorQuestionEndpoint,
    ({ input: { questionId, reason }, user, database }) =>
      declineQuestion(database, { questionId, userId: user.id }, reason),
    { limits: replies },
  );

  route(
    app,
    blockAskerEndpoint,
    ({ input: { questionId, blocked }, user, database }) =>
      blockAsker(database, { questionId, userId: user.id }, blocked),
    { limits: replies },
  );

  route(app, getQuestionSettingsEndpoint, ({ user, database }) =>
    findQuestionSettings(database, user.id),
  );

  route(app, setTakesQuestionsEndpoint, async ({ input, user, database }) => {
    if (!(await setTakesQuestions(database, user.id, input.takesQuestions)))
      throw new ApiError('NOT_FOUND');
    return findQuestionSettings(database, user.id);
  });
}
