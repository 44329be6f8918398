import type { CourseVideo } from '@sopaan/schemas/courses/course';

/** Whether the lesson can be watched, read or solved. Older APIs do not say it. */
export const hasContent = ({ kind }: CourseVideo) => kind !== '';

/**
 * The number of lessons and their total duration, which is left out when the duration of one is unknown. Lessons without content are
 * counted, and announced as such.
 */
export function lessonSummary(lessons: readonly CourseVideo[]): string {
  const noun = lessons.every(({ kind }) => !kind || kind === 'video') ? 'video' : 'lesson';
  const count = `${lessons.length} ${lessons.length === 1 ? noun : `${noun}s`}`;
  const ready = lessons.filter(hasContent).length;
  if (ready === 0) return `${count}, to come`;
  if (ready < lessons.length) return `${count}, ${lessons.length - ready} to come`;
  let total = 0;
  for (const { seconds } of lessons) {
    if (seconds === null) return count;
    total += seconds;
  }
  return `${count} · ${durationText(total)}`;
}

/** Hours and minutes, rounded up: `1 h 5 min`. */
function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
