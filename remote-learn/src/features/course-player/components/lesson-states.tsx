import { loginPath, paths } from '@sopaan/contract/paths';
import type { CourseLessons } from '@sopaan/schemas/courses/lesson-content';
import { loginState } from '@sopaan/session/login-reason';
import { useSession } from '@sopaan/session/session';
import { Box, EmptyState, LinkButton } from '@sopaan/ui/core';
import { useLocation } from 'react-router-dom';
import { lessonNeighbours } from '../lessons/lesson-order';
import { FROM_LESSON, lessonPath } from '../player-link';

/** Shown to those who may not see the lessons of a course with a fee. */
export function LessonClosed({ course }: { course: CourseLessons }) {
  const isMember = useSession(({ status }) => status === 'member');
  const { pathname, search } = useLocation();
  const coursePath = paths.course(course.coursename, course.courseId);
  return (
    <EmptyState
      icon="lock"
      title="This lesson is for enrolled members"
      description={
        isMember
          ? 'Enrol in the course to open its lessons.'
          : 'Log in if you are enrolled, or enrol on the page of the course.'
      }
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {!isMember && (
            <LinkButton
              to={loginPath(pathname + search)}
              state={loginState({ action: 'continue' })}
              variant="contained"
            >
              Log in
            </LinkButton>
          )}
          <LinkButton to={coursePath} variant={isMember ? 'contained' : 'outlined'}>
            Go to the course
          </LinkButton>
        </Box>
      }
    />
  );
}

export function LessonNotFound({ courseId }: { courseId: string }) {
  return (
    <EmptyState
      icon="video"
      title="Lesson not found"
      description="It may have been removed from the course."
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          <LinkButton to={paths.courseVideo(courseId)} variant="contained">
            Open the course
          </LinkButton>
          <LinkButton to={paths.courses}>All courses</LinkButton>
        </Box>
      }
    />
  );
}

interface NextLessonButtonProps {
  course: CourseLessons;
  videoId: string;
  /** Whether another button of the lesson comes first. */
  isSecondary?: boolean;
}

/** Links to the next lesson, or from the last one to the course. */
export function NextLessonButton({ course, videoId, isSecondary = false }: NextLessonButtonProps) {
  const { next } = lessonNeighbours(course, videoId);
  const { courseId, coursename } = course;
  return next ? (
    <LinkButton
      to={lessonPath({ courseId, videoId: next._id })}
      state={FROM_LESSON}
      variant={isSecondary ? 'outlined' : 'contained'}
    >
      {`Next lesson: ${next.title}`}
    </LinkButton>
  ) : (
    <LinkButton to={paths.course(coursename, courseId)} variant="outlined">
      Go to the course
    </LinkButton>
  );
}
