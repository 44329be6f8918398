import type { Course } from '@sopaan/schemas/courses/course';
import type { SharePictureContent } from '../share-picture-content';
import { amountText } from './fact-text';

export function courseContent(course: Course): SharePictureContent {
  const { coursename, institution, teacher, fee, currency, weeks, level } = course;
  return {
    kindName: 'Course',
    title: coursename,
    subtitle: institution[0]?.instituionname || teacher,
    facts: [
      fee === 0 ? 'Free' : amountText(fee, currency),
      weeks > 0 ? `${weeks} ${weeks === 1 ? 'week' : 'weeks'}` : '',
      level,
    ].filter(Boolean),
  };
}
