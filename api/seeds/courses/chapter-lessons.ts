import type { CourseSource } from './course-source';

/** The title of a chapter and those of its lessons. One lesson has no title yet, to test that pages handle that. */
export function parseChapter(text: string): { title: string; lessons: string[] } {
  const [title = '', lessons] = text.split(': ');
  return { title, lessons: lessons?.split(' | ').map((lesson) => lesson.trim()) ?? [] };
}

export function titlesOfLessons({ chapters }: CourseSource): string[] {
  return chapters.flatMap((chapter) => parseChapter(chapter).lessons);
}
