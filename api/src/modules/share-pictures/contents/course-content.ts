import type { Course } from '@sopaan/schemas/courses/course';
import type { SharePictureContent } from '../share-picture-content';
import { amountText, countText } from './fact-text';

export function courseContent(course: Course): SharePictureContent {
  const { coursename, institution, teacher, fee, currency, weeks, level } = course;
  return {
    kindName: 'Course',
    title: coursename,
    subtitle: institution[0]?.instituionname || teacher,
    facts: [fee === 0 ? 'Free' : amountText(fee, currency), countText(weeks, 'week'), level].filter(
      Boolean,
    ),
  };
}
