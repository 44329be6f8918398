import type { ScreenModule } from '@sopaan/contract/remote';
import { prefetchSearch } from '@sopaan/search/search-source';
import { courses } from '../features/explore/api/courses';
import { ExplorePage } from '../features/explore/components/explore-page';
import { CourseRow } from '../features/courses/components/course-row';

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(courses, url, queryClient);

export function Component() {
  return (
    <ExplorePage
      title="Explore courses"
      category="courses"
      source={courses}
      noun={{ singular: 'course', plural: 'courses' }}
      renderItem={(course) => <CourseRow course={course} />}
      keyOf={({ courseId }) => courseId}
      rowHeight={150}
    />
  );
}
