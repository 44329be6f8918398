import { paths } from '@sopaan/contract/paths';
import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { Container } from '@sopaan/ui/core';
import { RecordNotFound } from '@sopaan/ui/record-not-found';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { courseLessonsQuery } from '../features/course-player/api/get-course-lessons';
import { requiresEnrolment, lessonQuery } from '../features/course-player/api/get-lesson';
import { CoursePlayer } from '../features/course-player/components/course-player';
import { startLesson } from '../features/course-player/lessons/lesson-order';

function lessonParams(parameters: URLSearchParams) {
  return { courseId: parameters.get('course') ?? '', videoId: parameters.get('video') };
}

export async function loader({ url, queryClient }: ScreenLoaderArgs) {
  const { courseId, videoId } = lessonParams(url.searchParams);
  if (courseId === '') return;
  const course = await queryClient.ensureQueryData(courseLessonsQuery(courseId));
  const shown = course && (videoId ?? startLesson(course)?._id);
  if (shown && !requiresEnrolment(course))
    void queryClient.prefetchQuery(lessonQuery({ courseId, videoId: shown }));
}

export function Component() {
  const [parameters] = useSearchParams();
  const { courseId, videoId } = lessonParams(parameters);
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 1, md: 3 } }}>
      {courseId === '' ? <CourseNotFound /> : <Course courseId={courseId} videoId={videoId} />}
    </Container>
  );
}

function Course({ courseId, videoId }: { courseId: string; videoId: string | null }) {
  const { data: course } = useSuspenseQuery(courseLessonsQuery(courseId));
  if (!course) return <CourseNotFound />;
  // The member's next lesson is known only once the session is.
  return <CoursePlayer key={`${courseId} ${course.enrolled}`} course={course} videoId={videoId} />;
}

function CourseNotFound() {
  return (
    <RecordNotFound
      noun="course"
      icon="book"
      next={{ label: 'See all courses', to: paths.courses }}
    />
  );
}
