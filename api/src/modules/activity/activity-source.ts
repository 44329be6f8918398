/**
 * What members have done, as rows of `ActivityRow` with their `user_id`. Each kind is one part of the union, so that a condition on
 * the user reaches the index of each table.
 */
export const ACTIVITY_SOURCE = `(
  select
    user_id, 'application' as kind, application_id || '-' || position as id, steps.status, jobs.title,
    via as detail, jobs.id as subject_id, jobs.kind as subject_type, '' as subject_parent,
    null::integer as score, null::integer as total, steps.at
  from job_application_steps steps
  join job_applications on job_applications.id = application_id
  join jobs on jobs.id = job_id
  union all
  select
    user_id, 'competition', event_id, event_registrations.state, title,
    '', event_id, '', '', null, null, greatest(registered_at, changed_at)
  from event_registrations join events on events.id = event_id
  union all
  select
    user_id, 'team', members.id, case when is_leader then 'leader' else members.state end, title,
    event_teams.name, members.event_id, '', '', null, null, since
  from event_team_members members
  join event_teams on event_teams.id = team_id
  join events on events.id = members.event_id
  union all
  select
    user_id, 'quiz', quiz_attempts.id, 'submitted', title,
    '', quiz_id, type, institute_id, score,
    -- Attempts without stored questions have all those of the quiz.
    coalesce(
      jsonb_array_length(questions),
      (select count(*)::integer from quiz_questions where quiz_questions.quiz_id = quizzes.id)
    ),
    submitted_at
  from quiz_attempts join quizzes on quizzes.id = quiz_id
  where submitted_at is not null
  union all
  select
    user_id, 'submission', submissions.id, coalesce(verdict, submissions.status), title,
    language, challenge_id, type, '', passed_tests, submissions.test_count, submissions.created_at
  from submissions join challenges on challenges.id = challenge_id
  union all
  select
    user_id, 'mentor', mentor_applications.id || '-' || steps.status, steps.status, job_role,
    '', '', '', '', null, null, steps.at
  from mentor_applications
  cross join lateral (
    values ('submitted', created_at), (nullif(mentor_applications.status, 'submitted'), decided_at)
  ) as steps (status, at)
  where steps.status is not null and steps.at is not null
) as activity`;
