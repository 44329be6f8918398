import type { Question } from '@sopaan/schemas/live-classes/room';

export interface QuestionRow {
  id: string;
  member_id: string;
  name: string;
  body: string;
  is_answered: boolean;
  /** The members who voted for the question. */
  voters: string[];
}

/** The question as a member sees it. */
export function toQuestion(row: QuestionRow, isVoted: boolean): Question {
  return {
    questionId: row.id,
    memberId: row.member_id,
    name: row.name,
    text: row.body,
    votes: row.voters.length,
    isVoted,
    isAnswered: row.is_answered,
  };
}
