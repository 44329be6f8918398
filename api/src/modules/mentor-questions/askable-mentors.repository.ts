import type { QuestionSettings } from '@sopaan/schemas/mentors/mentor-question';
import type { Queryable } from '../../database/database';
import { TAKES_QUESTIONS } from '../mentors/takes-questions';

/** A mentor, and what decides whether a member may ask them. */
export interface AskableMentor {
  id: string;
  /** Null for a mentor without an account. */
  user_id: string | null;
  domains: string[];
  takes_questions: boolean;
  is_blocked: boolean;
  /** The member's open question to this mentor. */
  open_question_id: string | null;
  /** The member's questions within the last 24 hours, to all mentors. */
  asked_count: number;
}

export async function findAskableMentor(
  database: Queryable,
  { mentorId, userId }: { mentorId: string; userId: string },
): Promise<AskableMentor | undefined> {
  const [row] = await database.query<AskableMentor & Record<string, unknown>>(
    `select id, user_id, domains, ${TAKES_QUESTIONS} as takes_questions,
       exists (
         select from mentor_blocks where mentor_id = mentors.id and mentor_blocks.user_id = $2
       ) as is_blocked,
       (
         select questions.id from mentor_questions as questions
         where mentor_id = mentors.id and questions.user_id = $2 and status = 'open'
       ) as open_question_id,
       (
         select count(*) from mentor_questions as questions
         where questions.user_id = $2 and questions.created_at > now() - interval '24 hours'
       ) as asked_count
     from mentors where id = $1`,
    [mentorId, userId],
  );
  return row;
}

export async function findQuestionSettings(
  database: Queryable,
  userId: string,
): Promise<QuestionSettings> {
  const [row] = await database.query<{ id: string; takes_questions: boolean; open_count: number }>(
    `select id, takes_questions,
       (
         select count(*) from mentor_questions
         where mentor_id = mentors.id and status = 'open' and hidden_at is null
       ) as open_count
     from mentors where user_id = $1`,
    [userId],
  );
  return {
    mentorId: row?.id ?? null,
    takesQuestions: row?.takes_questions ?? false,
    openCount: row?.open_count ?? 0,
  };
}

/** Returns false if the member is not a mentor. */
export async function setTakesQuestions(
  database: Queryable,
  userId: string,
  takesQuestions: boolean,
): Promise<boolean> {
  const changed = await database.query(
    'update mentors set takes_questions = $2 where user_id = $1 returning id',
    [userId, takesQuestions],
  );
  return changed.length > 0;
}
