import type { DashboardCourse } from '@sopaan/schemas/account/role-data';
import type { Enrolment } from '@sopaan/schemas/courses/enrolment';
import { toProgress, type ProgressRow } from '../lessons/lesson-progress';

export interface EnrolmentRow {
  enrolled_count: number;
  /** Null if the user is not enrolled. */
  enrolled_at: Date | null;
  completed_lessons: number;
}

export function toEnrolment(row: EnrolmentRow): Enrolment {
  const enrolledAt = row.enrolled_at?.toISOString() ?? null;
  return {
    enrolled: enrolledAt !== null,
    enrolledAt,
    count: row.enrolled_count,
    completedLessons: row.completed_lessons,
  };
}

export interface EnrolledCourseRow extends ProgressRow {
  id: string;
  name: string;
  subtitle: string;
  avatar: string;
  chapters: DashboardCourse['chapters'];
}

export function toDashboardCourse(row: EnrolledCourseRow): DashboardCourse {
  return {
    _id: row.id,
    coursename: row.name,
    coursesubtitle: row.subtitle,
    courseavatar: row.avatar,
    chapters: row.chapters,
    ...toProgress(row),
    nextLessonTitle: row.next_video_title,
  };
}
