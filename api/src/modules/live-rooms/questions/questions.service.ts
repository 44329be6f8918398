import {
  MAX_OPEN_QUESTIONS,
  MAX_OPEN_QUESTIONS_PER_MEMBER,
} from '@sopaan/schemas/live-classes/room';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import {
  assertLive,
  assertNotEnded,
  assertNotMuted,
  assertTeacher,
  changeRoom,
} from '../members/room-access';
import type { RoomKey } from '../members/room-members.repository';
import {
  addQuestion,
  countOpenQuestions,
  findQuestion,
  removeQuestion as deleteQuestion,
  setAnswered,
  setVote,
} from './questions.repository';

/** Idempotent. */
export function askQuestion(
  database: Database,
  key: RoomKey,
  question: { questionId: string; text: string },
): Promise<void> {
  const { classId } = key;
  const { questionId } = question;
  return changeRoom(database, key, async (transaction, member) => {
    const { memberId } = member;
    const stored = await findQuestion(transaction, { classId, questionId });
    if (stored && stored.member_id !== memberId) throw new ApiError('CONFLICT');
    if (stored) return;
    assertLive(member);
    assertNotMuted(member);
    await assertRoomForQuestion(transaction, { classId, memberId });
    const added = await addQuestion(transaction, { ...question, classId, memberId });
    if (!added) throw new ApiError('CONFLICT');
  });
}

async function assertRoomForQuestion(
  transaction: Queryable,
  key: { classId: string; memberId: string },
): Promise<void> {
  const { all, own } = await countOpenQuestions(transaction, key);
  if (own >= MAX_OPEN_QUESTIONS_PER_MEMBER) {
    const message = `You have ${own} open questions. Wait until the teacher has answered one.`;
    throw new ApiError('CLOSED', { message });
  }
  if (all < MAX_OPEN_QUESTIONS) return;
  const message = `There are ${all} open questions. Wait until the teacher has answered some.`;
  throw new ApiError('CLOSED', { message });
}

export function voteQuestion(
  database: Database,
  key: RoomKey,
  { questionId, isVoted }: { questionId: string; isVoted: boolean },
): Promise<void> {
  return changeRoom(database, key, async (transaction, member) => {
    const { memberId } = member;
    const question = await findQuestion(transaction, { classId: key.classId, questionId });
    if (!question) throw new ApiError('NOT_FOUND');
    if (question.member_id === memberId) {
      throw new ApiError('FORBIDDEN', { message: 'You cannot vote for your own question.' });
    }
    assertLive(member);
    if (question.is_answered) {
      throw new ApiError('CLOSED', { message: 'This question has been answered.' });
    }
    await setVote(transaction, { questionId, memberId, isVoted });
  });
}

export function answerQuestion(
  database: Database,
  key: RoomKey,
  { questionId, isAnswered }: { questionId: string; isAnswered: boolean },
): Promise<void> {
  return changeRoom(database, key, async (transaction, member) => {
    assertTeacher(member);
    assertNotEnded(member);
    const question = await findQuestion(transaction, { classId: key.classId, questionId });
    if (!question) throw new ApiError('NOT_FOUND');
    await setAnswered(transaction, questionId, isAnswered);
  });
}

/** Idempotent: does nothing if the question does not exist. */
export function removeQuestion(
  database: Database,
  key: RoomKey,
  questionId: string,
): Promise<void> {
  return changeRoom(database, key, async (transaction, member) => {
    const question = await findQuestion(transaction, { classId: key.classId, questionId });
    if (!question) return;
    if (question.member_id !== member.memberId) assertTeacher(member);
    await deleteQuestion(transaction, questionId);
  });
}
