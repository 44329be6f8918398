import { paths } from '@sopaan/contract/paths';
import type { LessonKey } from './api/get-lesson';

/** The path of a lesson, optionally at a time in its video. */
export function lessonPath({ courseId, videoId }: LessonKey, seconds?: number): string {
  const path = paths.courseVideo(courseId, videoId);
  return seconds === undefined ? path : `${path}&t=${Math.floor(seconds)}`;
}

/** The time in the URL, in seconds; null if there is none. */
export function startSecond(parameters: URLSearchParams): number | null {
  const text = parameters.get('t') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The state of a history entry whose video starts automatically, because the member was playing the previous one. */
export const PLAYING = { plays: true };

/** The state of a history entry that was opened from another lesson. */
export const FROM_LESSON = { fromLesson: true };

export function isFromLesson(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromLesson' in state;
}

export function isPlayingState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'plays' in state;
}
