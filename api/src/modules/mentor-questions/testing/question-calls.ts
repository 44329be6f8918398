import { randomUUID } from 'node:crypto';
import {
  answerMentorQuestionEndpoint,
  askMentorEndpoint,
  getAskingStateEndpoint,
  getMentorQuestionsEndpoint,
} from '@sopaan/schemas/mentors/mentor-question';
import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import type { TestAccount, TestApp } from '../../../testing/test-app';
import { A_QUESTION, addMentorRow } from './question';

export const ANSWER = 'Begin with the arithmetic of class eight, then ratios.';

export const aRequest = (id: string) => ({ id, questionId: randomUUID(), ...A_QUESTION });

/** The calls with which members ask and mentors answer. */
export function questionCalls(api: TestApp) {
  const ask = (id: string, { token }: TestAccount) =>
    api.call(askMentorEndpoint, aRequest(id), token);
  const answer = (questionId: string, { token }: TestAccount) =>
    api.call(answerMentorQuestionEndpoint, { questionId, text: ANSWER }, token);

  /** A mentor with an account. */
  async function addMentor() {
    const account = await api.signUp();
    const id = randomUUID();
    await addMentorRow(api.database, { id, user_id: account.userId });
    return { ...account, id };
  }

  return {
    ask,
    answer,
    addMentor,
    refuse: (id: string, { token }: TestAccount) =>
      api.rejection(askMentorEndpoint, aRequest(id), token),
    list: async (side: 'asked' | 'received', { token }: TestAccount) =>
      (await api.call(getMentorQuestionsEndpoint, { side }, token)).items,
    stateFor: (id: string, { token }: TestAccount) =>
      api.call(getAskingStateEndpoint, { id }, token),
    notices: async ({ token }: TestAccount) =>
      (await api.call(getNoticesEndpoint, {}, token)).items.map(({ title, path }) => ({
        title,
        path,
      })),
    async askAndAnswer() {
      const [mentor, asker] = [await addMentor(), await api.signUp()];
      const { questionId } = await ask(mentor.id, asker);
      return { mentor, asker, question: await answer(questionId, mentor) };
    },
  };
}
