import type { CourseLessons, Lesson } from '@sopaan/schemas/courses/lesson-content';
import { useGuardedMutation } from '@sopaan/session/guarded-mutation';
import { Alert, Box, Button, EmptyState } from '@sopaan/ui/core';
import { SafeHtml } from '@sopaan/ui/display';
import { useRef } from 'react';
import { errorMessage } from '../../../requests/error-message';
import { useFinishLesson } from '../api/use-finish-lesson';
import { LessonStatus } from './lesson-status';
import { NextLessonButton } from './lesson-states';

interface TextLessonProps {
  course: CourseLessons;
  lesson: Lesson;
}

/** A lesson to read. */
export function TextLesson({ course, lesson }: TextLessonProps) {
  const { mutateAsync: finish } = useFinishLesson({
    courseId: lesson.courseId,
    videoId: lesson._id,
  });
  const status = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, error } = useGuardedMutation({
    send: () => finish(),
    // The button, which has the focus, disappears.
    onSuccess: () => status.current?.focus(),
  });
  const canFinish = course.enrolled && !lesson.completed;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {lesson.html === '' ? (
        <EmptyState icon="file" title="The text of this lesson has not been written yet." />
      ) : (
        <SafeHtml html={lesson.html} />
      )}
      {error && (
        <Alert severity="error" title="The lesson could not be marked as read">
          {errorMessage(error)}
        </Alert>
      )}
      <LessonStatus course={course} lesson={lesson} ref={status} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canFinish && (
          <Button variant="contained" aria-disabled={isPending} onClick={mutate}>
            {isPending ? 'One moment…' : 'Mark as read'}
          </Button>
        )}
        <NextLessonButton course={course} videoId={lesson._id} isSecondary={canFinish} />
      </Box>
    </Box>
  );
}
