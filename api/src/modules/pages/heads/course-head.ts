import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import { plainText } from '../../../html/plain-text';
import type { Queryable } from '../../../database/database';
import { findCourse } from '../../courses/courses.repository';
import { courseContent } from '../../share-pictures/contents/course-content';
import { sharePictureLink } from '../../share-pictures/share-picture-link';
import { courseJsonLd } from '../json-ld/course';
import { breadcrumbs } from '../json-ld/json-ld';
import { buildHead, prependSentence } from './build-head';

export async function findCourseHead(
  database: Queryable,
  id: string,
): Promise<PageHead | undefined> {
  const course = await findCourse(database, id);
  if (!course) return undefined;
  const { coursename: title, coursesubtitle: subtitle } = course;
  const path = paths.course(title, course.courseId);
  return buildHead({
    path,
    title,
    description: prependSentence(subtitle, plainText(course.description)),
    ...sharePictureLink('course', course.courseId, courseContent(course)),
    jsonLd: [
      courseJsonLd(course, path),
      breadcrumbs({ name: 'Courses', path: paths.courses }, { name: title, path }),
    ],
  });
}
