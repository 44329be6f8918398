/**
 * Whether a mentor takes questions, an SQL expression about `mentors`. Questions to a sample mentor are stored, so that the form can be
 * tried, and reach nobody.
 */
export const TAKES_QUESTIONS =
  '(mentors.takes_questions and (mentors.user_id is not null or mentors.sample))';

/** Fewer answers say nothing about the next one. */
const MIN_ANSWERS = 3;

/** How many questions a mentor has answered, and within how many days in half of the cases; null if those are few. SQL columns. */
export const ANSWER_FACTS = `
  (
    select count(*) from mentor_questions as questions
    where questions.mentor_id = mentors.id and questions.status = 'answered'
  ) as answer_count,
  (
    select greatest(1, ceil(
      percentile_cont(0.5) within group (order by extract(epoch from closed_at - questions.created_at)) / 86400
    ))::integer
    from mentor_questions as questions
    where questions.mentor_id = mentors.id and questions.status = 'answered'
    having count(*) >= ${MIN_ANSWERS}
  ) as usual_answer_days`;
