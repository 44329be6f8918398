import type { CourseChapter } from '@sopaan/schemas/courses/course';

/** The number of videos and their total duration, which is left out when the duration of one is unknown. */
export function videoSummary(videos: CourseChapter['videos']): string {
  const count = `${videos.length} ${videos.length === 1 ? 'video' : 'videos'}`;
  let total = 0;
  for (const { seconds } of videos) {
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
