import type { PersonalPart } from '../../personal-data/personal-part';

export const attemptsPersonalData: PersonalPart = {
  name: 'quizAttempts',
  tables: ['quiz_attempts', 'quiz_answers'],
  read: (database, { id }) =>
    database.query(
      `select quizzes.title as quiz, started_at as "startedAt", submitted_at as "submittedAt", score,
        coalesce((
          select json_agg(
            json_build_object(
              'question', question,
              'answer', coalesce(
                options[option_index + 1],
                value::text,
                (
                  select string_agg(options[index + 1], '; ' order by number)
                  from unnest(option_indexes) with ordinality as chosen (index, number)
                )
              )
            )
            order by position
          )
          from quiz_answers join quiz_questions on quiz_questions.id = question_id
          where attempt_id = quiz_attempts.id
        ), '[]') as answers
      from quiz_attempts join quizzes on quizzes.id = quiz_id
      where user_id = $1
      order by started_at, quiz_attempts.id`,
      [id],
    ),
};
