import type { PersonalPart } from '../../personal-data/personal-part';
import { lessonTitle } from '../coins/lesson-subject';
import { intervalsJson } from './watched/intervals';

export const lessonsPersonalData: PersonalPart = {
  name: 'finishedLessons',
  tables: ['finished_lessons'],
  read: (database, { id }) =>
    database.query(
      `select courses.name as course, coalesce(${lessonTitle('chapters', 'video_id')}, '') as lesson,
         finished_at as "finishedAt"
       from finished_lessons
       join courses on courses.id = course_id
       where user_id = $1 order by finished_at, course_id, video_id`,
      [id],
    ),
};

export const watchedLessonsPersonalData: PersonalPart = {
  name: 'watchedLessons',
  tables: ['watched_lessons'],
  read: (database, { id }) =>
    database.query(
      `select courses.name as course, coalesce(${lessonTitle('chapters', 'video_id')}, '') as lesson,
         ${intervalsJson('watched')} as "watchedSeconds", position_seconds as "positionSeconds",
         watched_lessons.updated_at as "watchedAt"
       from watched_lessons join courses on courses.id = course_id
       where user_id = $1 order by watched_lessons.started_at, course_id, video_id`,
      [id],
    ),
};

export const videoAnswersPersonalData: PersonalPart = {
  name: 'videoAnswers',
  tables: ['video_answers'],
  read: (database, { id }) =>
    database.query(
      `select courses.name as course, coalesce(${lessonTitle('chapters', 'video_id')}, '') as lesson,
         body as question, options ->> chosen_option as answer, answered_at as "answeredAt"
       from video_answers
       join video_questions using (course_id, video_id, question_id)
       join courses on courses.id = course_id
       where user_id = $1 order by answered_at, course_id, video_id, question_id`,
      [id],
    ),
};
