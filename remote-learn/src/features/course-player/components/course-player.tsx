import { HEADER_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { paths } from '@sopaan/contract/paths';
import { LikeButton } from '@sopaan/item-actions/like-button';
import { ShareButton } from '@sopaan/item-actions/share-button';
import type { CourseLessons } from '@sopaan/schemas/courses/lesson-content';
import { useSession } from '@sopaan/session/session';
import { AppLink, Box, EmptyState, Icon, LinkButton } from '@sopaan/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { courseLessonsQuery } from '../api/get-course-lessons';
import { ChapterList } from '../lessons/chapter-list';
import { allLessons, startLesson } from '../lessons/lesson-order';
import { Notes } from '../notes/notes';
import { useStoredReports } from '../watching/use-watching';
import { CertificatePart } from './certificate-part';
import { LessonPart } from './lesson-part';

interface CoursePlayerProps {
  course: CourseLessons;
  /** The lesson in the URL; null if there is none. */
  videoId: string | null;
}

/** A lesson of a course, with the list of all lessons and the member's notes. */
export function CoursePlayer({ course, videoId }: CoursePlayerProps) {
  const isMember = useSession(({ status }) => status === 'member');
  useStoredReports(isMember);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const coursePath = paths.course(course.coursename, course.courseId);
  // Kept as state, because finishing a lesson must not replace it with the next one.
  const [start] = useState(() => startLesson(course)?._id);
  const shown = videoId ?? start;
  const summary = allLessons(course).find(({ _id }) => _id === shown);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <CourseBar course={course} path={coursePath} />
      {shown === undefined ? (
        <EmptyState
          icon="book"
          title="This course has no lessons yet"
          action={
            <LinkButton to={coursePath} variant="contained">
              Go to the course
            </LinkButton>
          }
        />
      ) : (
        <Box sx={layout}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, minWidth: 0 }}>
            <LessonPart key={shown} course={course} videoId={shown} onVideo={setVideo} />
            <CertificatePart course={course} />
          </Box>
          <Box sx={sidebar}>
            <ChapterList course={course} current={shown} />
          </Box>
          {isMember && summary && (
            <Box sx={{ minWidth: 0 }}>
              <Notes key={shown} course={course} lesson={summary} video={video} />
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

function CourseBar({ course, path }: { course: CourseLessons; path: string }) {
  const queryClient = useQueryClient();
  const { queryKey } = courseLessonsQuery(course.courseId);
  const setLikes = (likes: number) =>
    queryClient.setQueryData(queryKey, (lessons) => lessons && { ...lessons, likes });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <AppLink to={path} sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere', py: 1 }}>
        <Icon name="arrow-left" /> {course.coursename}
      </AppLink>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <LikeButton
          kind="course"
          id={course.courseId}
          name={course.coursename}
          sender="learn"
          count={course.likes}
          onCount={setLikes}
        />
        <ShareButton title={course.coursename} path={path} sender="learn" />
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
} as const;

const sidebar = {
  minWidth: 0,
  position: { lg: 'sticky' },
  top: { lg: `calc(${HEADER_HEIGHT} + 1rem)` },
  maxHeight: { lg: `calc(100dvh - ${HEADER_HEIGHT} - 2rem)` },
  overflowY: { lg: 'auto' },
  [LOW_WINDOW]: { position: 'static', maxHeight: 'none' },
  gridRow: { lg: 'span 2' },
} as const;
