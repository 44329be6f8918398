import { paths } from '@sopaan/contract/paths';
import type { Queryable } from '../../database/database';
import { joinProgress, toProgress, type ProgressRow } from '../lessons/lesson-progress';
import { createStep, type CandidateStep } from './create-step';

/** How many of the latest courses are searched for an unfinished lesson. */
const MAX_COURSES = 30;

/** How long the change of an application is news. */
const NEWS_DAYS = 14;

interface LessonRow extends ProgressRow {
  id: string;
  name: string;
  lesson: string;
}

/** The next lesson of the course in which the member enrolled, watched a video or finished a lesson last. */
export async function findNextLesson(
  database: Queryable,
  userId: string,
): Promise<CandidateStep | null> {
  const [row] = await database.query<LessonRow & Record<string, unknown>>(
    `select
       courses.id, name, progress.*,
       coalesce(
         jsonb_path_query_first(
           chapters, '$[*].videos[*] ? (@._id == $id)', jsonb_build_object('id', next_video_id)
         ) ->> 'title',
         ''
       ) as lesson
     from (
       select course_id, greatest(
         created_at,
         (
           select max(finished_at) from finished_lessons as finished
           where finished.user_id = $1 and finished.course_id = course_enrolments.course_id
         ),
         (
           select max(updated_at) from watched_lessons as watched
           where watched.user_id = $1 and watched.course_id = course_enrolments.course_id
         )
       ) as used_at
       from course_enrolments
       where user_id = $1
       order by used_at desc
       limit ${MAX_COURSES}
     ) as recent
     join courses on courses.id = course_id
     ${joinProgress('$1')}
     where next_video_id is not null
     order by used_at desc
     limit 1`,
    [userId],
  );
  if (!row) return null;
  const { completedLessons, totalLessons, nextVideoId } = toProgress(row);
  return createStep('lesson', paths.courseVideo(row.id, nextVideoId ?? undefined), {
    title: row.name,
    detail: row.lesson,
    progress: { completedLessons, totalLessons },
  });
}

interface ApplicationRow {
  job_id: string;
  title: string;
  status: string;
  count: number;
  has_news: boolean;
}

interface OpenApplications {
  hasAny: boolean;
  /** Null without news. */
  step: CandidateStep | null;
}

/** The applications that were submitted here and are not decided. A change of the last days is news, the application itself is not. */
export async function findOpenApplications(
  database: Queryable,
  userId: string,
): Promise<OpenApplications> {
  const [row] = await database.query<ApplicationRow & Record<string, unknown>>(
    `select job_id, title, applications.status, count(*) over () as count,
       news_at is not null as has_news
     from job_applications as applications
     join jobs on jobs.id = job_id
     cross join lateral (
       select max(at) as news_at from job_application_steps
       where application_id = applications.id and applications.status <> 'submitted'
         and at > now() - make_interval(days => $2)
     ) as news
     where user_id = $1 and via = 'sopaan'
       and applications.status not in ('withdrawn', 'rejected', 'selected')
     order by news_at desc nulls last, applications.id
     limit 1`,
    [userId, NEWS_DAYS],
  );
  if (!row) return { hasAny: false, step: null };
  const { job_id: jobId, title, status: detail, count, has_news: hasNews } = row;
  const path = paths.job(title, jobId);
  return {
    hasAny: true,
    step: hasNews ? createStep('application', path, { title, detail, count }) : null,
  };
}

interface NoticeRow {
  title: string;
  count: number;
}

/** All unread notices, with the title of the latest. */
export async function findUnreadNotices(
  database: Queryable,
  userId: string,
): Promise<CandidateStep | null> {
  const [row] = await database.query<NoticeRow & Record<string, unknown>>(
    `select title, count(*) over () as count
     from notices where user_id = $1 and read_at is null
     order by created_at desc, id desc
     limit 1`,
    [userId],
  );
  if (!row) return null;
  const { title, count } = row;
  return createStep('notices', `${paths.profile('notices')}?unread`, { title, count });
}

interface CompetitionStateRow {
  /** The time of the database. */
  now: Date;
  /** The member is registered for a competition that is not over, or on its waiting list. */
  has_registration: boolean;
}

/** Whether the member has a registration for a competition that is not over. Undefined if the account was deleted. */
export async function findCompetitionState(
  database: Queryable,
  userId: string,
): Promise<CompetitionStateRow | undefined> {
  const [row] = await database.query<CompetitionStateRow & Record<string, unknown>>(
    `select
       now(),
       exists (
         select from event_registrations join events on events.id = event_id
         where user_id = users.id and event_registrations.state in ('registered', 'waiting')
           and ends_at > now()
       ) as has_registration
     from users where users.id = $1`,
    [userId],
  );
  return row;
}
