import type { CourseLessons, Lesson } from '@sopaan/schemas/courses/lesson-content';
import { Alert, Box, Button, Card, CardContent, LinkButton, Typography } from '@sopaan/ui/core';
import { useEffect } from 'react';
import { errorMessage } from '../../../requests/error-message';
import { useFinishLesson } from '../api/use-finish-lesson';
import { LessonStatus } from './lesson-status';
import { NextLessonButton } from './lesson-states';

interface TaskLessonProps {
  course: CourseLessons;
  lesson: Lesson;
  onReload: () => Promise<unknown>;
}

const TASKS = {
  quiz: {
    rule: 'The lesson is finished when you pass the quiz.',
    passed: 'You have passed the quiz.',
    open: 'Open the quiz',
  },
  challenge: {
    rule: 'The lesson is finished when your solution is accepted.',
    passed: 'Your solution was accepted.',
    open: 'Open the challenge',
  },
};

/** A quiz or challenge, which has a page of its own. */
export function TaskLesson({ course, lesson, onReload }: TaskLessonProps) {
  const text = TASKS[lesson.kind === 'quiz' ? 'quiz' : 'challenge'];
  const { mutate, error } = useFinishLesson({ courseId: lesson.courseId, videoId: lesson._id });
  const shouldFinish = course.enrolled && lesson.passed && !lesson.completed;
  useEffect(() => {
    if (shouldFinish) mutate();
  }, [shouldFinish, mutate]);
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>{lesson.passed ? text.passed : text.rule}</Typography>
        {error && (
          <Alert severity="error" title="The lesson could not be marked as finished">
            {errorMessage(error)} <Button onClick={() => mutate()}>Try again</Button>
          </Alert>
        )}
        <LessonStatus course={course} lesson={lesson} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {lesson.path !== '' && (
            <LinkButton to={lesson.path} variant={lesson.passed ? 'outlined' : 'contained'}>
              {text.open}
            </LinkButton>
          )}
          {!lesson.passed && course.enrolled && (
            <Button onClick={() => void onReload()}>Check again</Button>
          )}
          {lesson.passed && <NextLessonButton course={course} videoId={lesson._id} />}
        </Box>
      </CardContent>
    </Card>
  );
}
