import type { Database, Queryable } from '../../../database/database';

/** A question with one correct option. */
export interface SiteQuestion {
  /** Changes with the content of the question. */
  id: string;
  topic: string;
  difficulty: number;
  format: 'text' | 'markup';
  question: string;
  options: readonly string[];
  correctIndex: number;
  explanation: string;
}

/** A ranked quiz of the site itself. */
export interface SiteQuiz {
  id: string;
  type: string;
  title: string;
  description: string;
  topic: string;
  durationSeconds: number;
  /** Per attempt. */
  questionCount: number;
  attemptsMax: number;
  cooldownSeconds: number;
  createdAt: string;
  questions: readonly SiteQuestion[];
}

/** Makes the stored quiz equal to the given one. Processes that start at the same time do it one after the other. */
export function storeSiteQuiz(database: Database, quiz: SiteQuiz): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock(hashtextextended('site_quizzes', 0))");
    await storeQuiz(transaction, quiz);
    await storeQuestions(transaction, quiz);
  });
}

async function storeQuiz(transaction: Queryable, quiz: SiteQuiz): Promise<void> {
  await transaction.query(
    `insert into quizzes
       (id, type, title, description, topic, duration_seconds, question_count, attempts_max,
        cooldown_seconds, created_at, difficulty, is_ranked, key_shown)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'Intermediate', true, 'after_last_attempt')
     on conflict (id) do update set
       type = excluded.type, title = excluded.title, description = excluded.description,
       topic = excluded.topic, duration_seconds = excluded.duration_seconds,
       question_count = excluded.question_count, attempts_max = excluded.attempts_max,
       cooldown_seconds = excluded.cooldown_seconds`,
    [
      quiz.id,
      quiz.type,
      quiz.title,
      quiz.description,
      quiz.topic,
      quiz.durationSeconds,
      quiz.questionCount,
      quiz.attemptsMax,
      quiz.cooldownSeconds,
      quiz.createdAt,
    ],
  );
}

/** Unchanged questions stay, with the answers to them; new ones follow them. */
async function storeQuestions(
  transaction: Queryable,
  { id: quizId, questions }: SiteQuiz,
): Promise<void> {
  await transaction.query('delete from quiz_questions where quiz_id = $1 and not (id = any($2))', [
    quizId,
    questions.map(({ id }) => id),
  ]);
  const rows = questions.map(({ correctIndex, ...question }, index) => ({
    ...question,
    correct_index: correctIndex,
    position: index + 1,
  }));
  await transaction.query(
    `insert into quiz_questions
       (id, quiz_id, position, kind, format, question, options, correct_index, explanation, topic,
        difficulty)
     select id, $1, (
         select coalesce(max(position), 0) from quiz_questions where quiz_id = $1
       ) + item.position,
       'choice', format, question, array(select jsonb_array_elements_text(options)),
       correct_index, explanation, topic, difficulty
     from jsonb_to_recordset($2::jsonb) as item (
       id text, position integer, format text, question text, options jsonb, correct_index integer,
       explanation text, topic text, difficulty smallint
     )
     on conflict (id) do nothing`,
    [quizId, JSON.stringify(rows)],
  );
}
