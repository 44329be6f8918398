import type { COURSE_CATEGORIES } from '@sopaan/schemas/courses/course-options';
import { aiMl } from './ai-ml';
import { cloudComputing } from './cloud-computing';
import type { CourseSource } from './course-source';
import { dataScience } from './data-science';
import { webDevelopment } from './web-development';

const sources: readonly (readonly [(typeof COURSE_CATEGORIES)[number], readonly CourseSource[]])[] =
  [
    ['Web Development', webDevelopment],
    ['Data Science', dataScience],
    ['AI & ML', aiMl],
    ['Cloud Computing', cloudComputing],
  ];

/** All sample courses. Ids derive from the index. */
export const courses = sources.flatMap(([category, list]) =>
  list.map((course) => ({ category, ...course })),
);
