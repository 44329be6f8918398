interface Lesson {
  courseId: string;
  videoId: string;
}

/** The subject of a lesson in the ledger of coins. Both ids are segments of a path, so they have no slash. */
export const lessonSubject = ({ courseId, videoId }: Lesson) => `${courseId}/${videoId}`;

/** Lateral joins for queries: the course of a lesson's subject as `course`, and the title of the lesson as `lesson.title`. */
export const joinLessonOfSubject = (condition: string, subject: string) => `
  left join courses course on ${condition} and course.id = split_part(${subject}, '/', 1)
  left join lateral (select ${lessonTitle('course.chapters', `split_part(${subject}, '/', 2)`)} as title) lesson on true`;

/** The title of a lesson in the chapters of its course; null if the course no longer has it. */
export const lessonTitle = (chapters: string, videoId: string) =>
  `jsonb_path_query_first(
    ${chapters}, '$[*].videos[*] ? (@._id == $id)', jsonb_build_object('id', ${videoId})
  ) ->> 'title'`;
