import type { CourseLessons, Lesson } from '@sopaan/schemas/courses/lesson-content';
import { EmptyState, FailedState, LoadingState, PageTitle } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { errorCode, errorMessage } from '../../../requests/error-message';
import { requiresEnrolment, lessonQuery } from '../api/get-lesson';
import { LessonHeading } from './lesson-heading';
import { LessonClosed, LessonNotFound, NextLessonButton } from './lesson-states';
import { LessonStatus } from './lesson-status';
import { TaskLesson } from './task-lesson';
import { TextLesson } from './text-lesson';
import { VideoLesson } from './video-lesson';

interface LessonPartProps {
  course: CourseLessons;
  videoId: string;
  onVideo: (video: HTMLVideoElement | null) => void;
}

/** The errors of the API for visitors who may not see the lesson. */
const CLOSED_CODES = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);

/** One lesson, of any kind. */
export function LessonPart({ course, videoId, onVideo }: LessonPartProps) {
  const key = { courseId: course.courseId, videoId };
  const isLocked = requiresEnrolment(course);
  const { data: lesson, error, refetch } = useQuery({ ...lessonQuery(key), enabled: !isLocked });
  if (lesson) {
    return (
      <>
        <PageTitle title={`${lesson.title} – ${course.coursename}`} />
        <LessonHeading chapterTitle={lesson.chapterTitle} title={lesson.title} />
        <LessonContent course={course} lesson={lesson} onReload={refetch} onVideo={onVideo} />
      </>
    );
  }
  const chapter = course.chapters.find(({ lessons }) => lessons.some(({ _id }) => _id === videoId));
  const summary = chapter?.lessons.find(({ _id }) => _id === videoId);
  return (
    <>
      <PageTitle title={summary ? `${summary.title} – ${course.coursename}` : course.coursename} />
      <LessonHeading
        chapterTitle={chapter?.title ?? ''}
        title={summary?.title ?? course.coursename}
      />
      {lesson === null && <LessonNotFound courseId={course.courseId} />}
      {(isLocked || (error && CLOSED_CODES.has(errorCode(error)))) && (
        <LessonClosed course={course} />
      )}
      {error && !CLOSED_CODES.has(errorCode(error)) && (
        <FailedState
          title="The lesson could not be loaded"
          description={errorMessage(error)}
          onRetry={refetch}
        />
      )}
      {lesson === undefined && !error && !isLocked && (
        <LoadingState shape="page" minHeight="60vh" />
      )}
    </>
  );
}

interface LessonContentProps extends Pick<LessonPartProps, 'course' | 'onVideo'> {
  lesson: Lesson;
  onReload: () => Promise<unknown>;
}

function LessonContent({ onVideo, ...props }: LessonContentProps) {
  const { course, lesson } = props;
  const { kind, video } = lesson;
  if (kind === 'video' && video) return <VideoLesson {...props} video={video} onVideo={onVideo} />;
  if (kind === 'text') return <TextLesson course={course} lesson={lesson} />;
  if (kind === 'quiz' || kind === 'challenge') {
    return <TaskLesson {...props} />;
  }
  return (
    <>
      <EmptyState
        icon="video"
        title={
          kind === 'video'
            ? 'The video of this lesson has not been uploaded yet.'
            : 'This lesson cannot be shown here.'
        }
        action={<NextLessonButton course={course} videoId={lesson._id} />}
      />
      <LessonStatus course={course} lesson={lesson} />
    </>
  );
}
