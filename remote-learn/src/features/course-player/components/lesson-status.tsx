import { loginPath, paths } from '@sopaan/contract/paths';
import type { CourseLessons, Lesson } from '@sopaan/schemas/courses/lesson-content';
import { loginState } from '@sopaan/session/login-reason';
import { useSession } from '@sopaan/session/session';
import { AppLink, Box, Icon, Typography } from '@sopaan/ui/core';
import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';

interface LessonStatusProps {
  course: CourseLessons;
  lesson: Lesson;
  /** The text, which can take the focus. */
  ref?: Ref<HTMLParagraphElement>;
}

/** Shows and announces that the lesson is finished. For everybody who is not enrolled, it says how to save progress. */
export function LessonStatus({ course, lesson, ref }: LessonStatusProps) {
  return (
    <Box sx={{ minHeight: '1.75em' }}>
      {!course.enrolled && <ProgressHint course={course} />}
      <Typography ref={ref} role="status" tabIndex={-1} sx={{ fontWeight: 600, outline: 'none' }}>
        {lesson.completed && (
          <>
            <Icon name="check" sx={{ color: 'success.main' }} /> Lesson finished
          </>
        )}
      </Typography>
    </Box>
  );
}

function ProgressHint({ course }: { course: CourseLessons }) {
  const isMember = useSession(({ status }) => status === 'member');
  const { pathname, search } = useLocation();
  const coursePath = paths.course(course.coursename, course.courseId);
  return (
    <Typography variant="body2" color="textSecondary">
      Progress is saved for enrolled members.{' '}
      {isMember ? (
        <AppLink to={coursePath}>Enrol in the course</AppLink>
      ) : (
        <AppLink
          to={loginPath(pathname + search)}
          state={loginState({ action: 'continue', title: course.coursename })}
        >
          Log in
        </AppLink>
      )}
    </Typography>
  );
}
