import { paths } from '@sopaan/contract/paths';
import type { LessonKey } from './api/get-lesson';

/** The address of a lesson, at a second of its video. */
export function lessonPath({ courseId, videoId }: LessonKey, seconds?: number): string {
  const path = paths.courseVideo(courseId, videoId);
  return seconds === undefined ? path : `${path}&t=${Math.floor(seconds)}`;
}

/** The second in the address; null when there is none. */
export function secondOf(parameters: URLSearchParams): number | null {
  const text = parameters.get('t') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The state of a history entry whose video starts by itself, because the member has started the one before. */
export const PLAYING = { plays: true };

export function isPlayingState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'plays' in state;
}
