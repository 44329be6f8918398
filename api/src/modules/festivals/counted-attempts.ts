/** The attempts that count, in a query with `festivals.id` as `$1`: those of registered members, from the start to the end of the festival. */
export const COUNTED_ATTEMPTS = `
  from festivals
  join festival_entries entry on entry.festival_id = festivals.id
  join festival_quizzes on festival_quizzes.festival_id = festivals.id
  join quiz_attempts attempt
    on attempt.user_id = entry.user_id and attempt.quiz_id = festival_quizzes.quiz_id
    and attempt.started_at >= starts_at and attempt.submitted_at <= ends_at
  where festivals.id = $1`;
