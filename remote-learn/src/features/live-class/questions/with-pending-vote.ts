import type { Question } from '@sopaan/schemas/live-classes/room';
import type { RoomAction } from '../api/use-room-actions';

/** The question as it will be once the vote that is being sent has arrived. Without one, or after a failure, as the room knows it. */
export function withPendingVote(question: Question, pending: RoomAction | undefined): Question {
  if (pending?.type !== 'vote' || pending.questionId !== question.questionId) return question;
  const { isVoted } = pending;
  const votes = question.votes + Number(isVoted) - Number(question.isVoted);
  return { ...question, isVoted, votes };
}
