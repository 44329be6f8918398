import type { ScreenModule } from '@sopaan/contract/remote';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { courseFilters } from '@sopaan/search/definition/courses';
import { createSearchSource, prefetchSearch } from '@sopaan/search/search-source';
import { ExplorePage } from '../features/explore/components/explore-page';
import { CourseRow } from '../features/courses/components/course-row';
import { ResumedSave } from '../features/saved/components/resumed-save';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';

const source = createSearchSource(courseFilters, searchCoursesEndpoint);

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(source, url, queryClient);

export function Component() {
  return (
    <>
      <ResumedSave />
      <ExplorePage
        title="Explore courses"
        category="courses"
        source={source}
        noun={{ singular: 'course', plural: 'courses' }}
        renderItem={(course) => (
          <CourseRow
            course={course}
            action={<SaveItemToggle kind="course" id={course.courseId} name={course.coursename} />}
          />
        )}
        keyOf={({ courseId }) => courseId}
        rowHeight={150}
      />
    </>
  );
}
