import { paths } from '@sopaan/contract/paths';
import type { CourseListItem } from '@sopaan/schemas/courses/course';
import { SharedFeatures } from '@sopaan/search/shared-features';
import { EmptyState, LinkButton } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ItemListSection, ItemRows } from '../../../components/item-list-section';
import { similarCoursesQuery } from '../api/get-similar-courses';
import { CourseRow } from './course-row';

interface SimilarCoursesProps {
  courseId: string;
  /** The button of each course in the list. */
  actionOf: (course: CourseListItem) => ReactNode;
}

/** Courses that share category or institute, each with what it shares. If there are none, the newest courses. */
export function SimilarCourses({ courseId, actionOf }: SimilarCoursesProps) {
  // The loader has just fetched the courses. After an error the visitor decides when to retry.
  const query = useQuery({ ...similarCoursesQuery(courseId), retryOnMount: false });
  return (
    <ItemListSection
      title={query.data?.basis === 'newest' ? 'Newest courses' : 'Similar courses'}
      link={<LinkButton to={paths.exploreCourses}>See all</LinkButton>}
      query={query}
      failedTitle="Similar courses could not be loaded"
    >
      {({ items }) =>
        items.length > 0 ? (
          <ItemRows>
            {items.map((course) => (
              <li key={course.courseId}>
                <CourseRow
                  course={course}
                  level="h3"
                  action={actionOf(course)}
                  note={<SharedFeatures shared={course.shared} />}
                />
              </li>
            ))}
          </ItemRows>
        ) : (
          <EmptyState title="There are no other courses yet." icon="book" />
        )
      }
    </ItemListSection>
  );
}
