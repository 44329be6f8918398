import type { PersonalPart } from '../../personal-data/personal-part';

export const lessonsPersonalData: PersonalPart = {
  name: 'finishedLessons',
  tables: ['finished_lessons'],
  read: (database, { id }) =>
    database.query(
      `select courses.name as course, coalesce(video ->> 'title', '') as lesson,
         finished_at as "finishedAt"
       from finished_lessons
       join courses on courses.id = course_id
       left join lateral jsonb_path_query_first(
         chapters, '$[*].videos[*] ? (@._id == $id)', jsonb_build_object('id', video_id)
       ) as video on true
       where user_id = $1 order by finished_at, course_id, video_id`,
      [id],
    ),
};
