import type { CourseLessons, LessonSummary } from '@sopaan/schemas/courses/lesson-content';

export type Chapter = CourseLessons['chapters'][number];

export const allLessons = ({ chapters }: Pick<CourseLessons, 'chapters'>): LessonSummary[] =>
  chapters.flatMap(({ lessons }) => lessons);

/** The lesson to open when the URL names none: the next unfinished one, or the first. */
export function startLesson(course: CourseLessons): LessonSummary | undefined {
  const lessons = allLessons(course);
  return lessons.find(({ _id }) => _id === course.progress.nextVideoId) ?? lessons[0];
}

/** The lessons before and after a lesson. */
export function lessonNeighbours(course: Pick<CourseLessons, 'chapters'>, videoId: string) {
  const lessons = allLessons(course);
  const index = lessons.findIndex(({ _id }) => _id === videoId);
  if (index < 0) return { previous: undefined, next: undefined };
  return { previous: lessons[index - 1], next: lessons[index + 1] };
}

/** The chapters and lessons whose titles contain the text. A chapter with a matching title keeps all of its lessons. */
export function searchChapters(chapters: readonly Chapter[], text: string): readonly Chapter[] {
  const query = fold(text.trim());
  if (query === '') return chapters;
  const has = (title: string) => fold(title).includes(query);
  return chapters
    .map((chapter) =>
      has(chapter.title)
        ? chapter
        : { ...chapter, lessons: chapter.lessons.filter(({ title }) => has(title)) },
    )
    .filter((chapter) => has(chapter.title) || chapter.lessons.length > 0);
}

const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase('en-IN');
