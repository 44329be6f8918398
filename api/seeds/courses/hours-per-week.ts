import { titlesOfLessons } from './chapter-lessons';
import type { CourseSource } from './course-source';

const HOURS_OF_LESSON = 0.5;
const HOURS_OF_PROJECT = 6;

/** The effort in whole hours: half an hour for each lesson with its exercise, and the project; live classes state theirs. */
export function hoursPerWeek(course: CourseSource): number {
  if (course.liveHoursPerWeek !== undefined) return course.liveHoursPerWeek;
  const hours = titlesOfLessons(course).length * HOURS_OF_LESSON + HOURS_OF_PROJECT;
  return Math.max(1, Math.round(hours / course.weeks));
}

export const hoursText = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
