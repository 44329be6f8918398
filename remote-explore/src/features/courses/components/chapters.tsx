import type { CourseChapter } from '@sopaan/schemas/courses/course';
import { Box, EmptyState, Typography } from '@sopaan/ui/core';
import { lessonSummary } from '../lesson-summary';
import { ChapterCard } from './chapter-card';

/** The chapters of a course, in order. */
export function Chapters({ chapters, courseId }: { chapters: CourseChapter[]; courseId: string }) {
  if (chapters.length === 0) return <EmptyState title="No chapters available." icon="book" />;
  const videos = chapters.flatMap((chapter) => chapter.videos);
  return (
    <>
      {videos.length > 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {`${chapters.length} ${chapters.length === 1 ? 'chapter' : 'chapters'} · ${lessonSummary(videos)}`}
        </Typography>
      )}
      <Box component="ol" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {chapters.map((chapter, index) => (
          <li key={chapter._id}>
            <ChapterCard chapter={chapter} number={index + 1} courseId={courseId} />
          </li>
        ))}
      </Box>
    </>
  );
}
