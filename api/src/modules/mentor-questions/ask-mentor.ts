import {
  QUESTIONS_PER_DAY,
  questionTopics,
  type MentorQuestion,
} from '@sopaan/schemas/mentors/mentor-question';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockUser } from '../accounts/users/users.repository';
import { addNotice } from '../notices/notices.repository';
import { findAskableMentor, type AskableMentor } from './askable-mentors.repository';
import { askedNotice } from './question-notices';
import { findQuestion } from './questions.repository';
import { addQuestion, type NewQuestion } from './stored-questions.repository';

type Obstacle = 'own-profile' | 'paused' | 'blocked' | 'open-question' | 'daily-limit';

interface Asking {
  mentorId: string;
  userId: string;
}

/** Whether the member can ask the mentor now, and what is in the way. */
export async function readAskingState(database: Queryable, asking: Asking) {
  const mentor = await requireMentor(database, asking);
  return {
    obstacle: obstacleFor(mentor, asking.userId),
    openQuestionId: mentor.open_question_id,
  };
}

/** Idempotent: a repeated request returns the stored question. */
export function askMentor(database: Database, question: NewQuestion): Promise<MentorQuestion> {
  return database.transaction(async (transaction) => {
    // Concurrent questions of one member wait for each other, so that each sees the number of the others.
    await lockUser(transaction, question.userId);
    const stored = await findAsked(transaction, question);
    if (stored) return stored;
    const mentor = await requireMentor(transaction, question);
    const obstacle = obstacleFor(mentor, question.userId);
    if (obstacle) throw errorFor(obstacle);
    if (!questionTopics(mentor).includes(question.topic)) throw unknownTopic();
    const isNew = await addQuestion(transaction, question);
    const added = await findAsked(transaction, question);
    // Another member's question has this id, or a withdrawn one.
    if (!isNew || !added) throw new ApiError('CONFLICT');
    await addAskedNotice(transaction, mentor, added);
    return added;
  });
}

/** The caller's own question with this id, if it was sent before. */
async function findAsked(
  transaction: Queryable,
  question: NewQuestion,
): Promise<MentorQuestion | undefined> {
  const stored = await findQuestion(transaction, question);
  return stored && !stored.isReceived && stored.mentorId === question.mentorId ? stored : undefined;
}

async function requireMentor(database: Queryable, asking: Asking): Promise<AskableMentor> {
  const mentor = await findAskableMentor(database, asking);
  if (!mentor) throw new ApiError('NOT_FOUND');
  return mentor;
}

function obstacleFor(mentor: AskableMentor, userId: string): Obstacle | null {
  if (mentor.user_id === userId) return 'own-profile';
  if (mentor.open_question_id !== null) return 'open-question';
  if (!mentor.takes_questions) return 'paused';
  if (mentor.is_blocked) return 'blocked';
  return mentor.asked_count >= QUESTIONS_PER_DAY ? 'daily-limit' : null;
}

function errorFor(obstacle: Obstacle): ApiError {
  switch (obstacle) {
    case 'own-profile':
      return new ApiError('FORBIDDEN', { message: 'You cannot ask yourself a question.' });
    case 'open-question':
      return new ApiError('CONFLICT', {
        message: 'You have already asked this mentor. You can ask again once they have answered.',
      });
    case 'paused':
      return new ApiError('CLOSED', { message: 'This mentor takes no questions at present.' });
    case 'blocked':
      return new ApiError('CLOSED', { message: 'This mentor takes no questions from you.' });
    case 'daily-limit':
      return new ApiError('CLOSED', {
        message: `You can ask ${QUESTIONS_PER_DAY} questions within 24 hours. Please ask again tomorrow.`,
      });
  }
}

const unknownTopic = () =>
  new ApiError('VALIDATION_FAILED', {
    fields: { topic: 'Choose one of the topics of the mentor.' },
  });

/** Tells the mentor. A sample mentor has no account that could be told. */
async function addAskedNotice(
  transaction: Queryable,
  { user_id: userId }: AskableMentor,
  { questionId, topic, askerName }: MentorQuestion,
): Promise<void> {
  if (userId === null) return;
  await addNotice(transaction, askedNotice({ questionId, userId, topic }, askerName));
}
