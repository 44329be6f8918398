import type { CourseProgress } from '@sopaan/schemas/courses/lesson';
import type { CourseLessons, Lesson } from '@sopaan/schemas/courses/lesson-content';
import type { QueryClient } from '@tanstack/react-query';
import { courseLessonsQuery } from './get-course-lessons';
import { lessonQuery, type LessonKey } from './get-lesson';

interface Progress {
  completed: boolean;
  progress: CourseProgress;
}

/** Stores the progress from a response in the cached lesson and the cached list of lessons. */
export function storeProgress(
  queryClient: QueryClient,
  key: LessonKey,
  { completed, progress }: Progress,
): void {
  const { queryKey } = courseLessonsQuery(key.courseId);
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(
    queryKey,
    (lessons) => lessons && withProgress(lessons, key.videoId, { completed, progress }),
  );
  if (!completed) return;
  updateLesson(queryClient, key, { completed });
  // The time left depends on which lessons are finished.
  const hasChanged = before?.progress.completedLessons !== progress.completedLessons;
  if (hasChanged) void queryClient.invalidateQueries({ queryKey });
}

export function updateLesson(
  queryClient: QueryClient,
  key: LessonKey,
  changes: Partial<Pick<Lesson, 'completed' | 'positionSeconds' | 'watched'>>,
): void {
  queryClient.setQueryData(
    lessonQuery(key).queryKey,
    (lesson) => lesson && { ...lesson, ...changes },
  );
}

function withProgress(
  lessons: CourseLessons,
  videoId: string,
  { completed, progress }: Progress,
): CourseLessons {
  const chapters = lessons.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) =>
      lesson._id === videoId ? { ...lesson, completed: lesson.completed || completed } : lesson,
    ),
  }));
  return { ...lessons, chapters, progress };
}
