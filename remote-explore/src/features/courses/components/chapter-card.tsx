import type { CourseChapter } from '@sopaan/schemas/courses/course';
import { Box, Card, Typography } from '@sopaan/ui/core';
import { lessonSummary } from '../lesson-summary';
import { ChapterLesson } from './chapter-lesson';

interface ChapterCardProps {
  chapter: CourseChapter;
  number: number;
  courseId: string;
}

/** A chapter with links to its lessons. */
export function ChapterCard({ chapter, number, courseId }: ChapterCardProps) {
  const { videos } = chapter;
  return (
    <Card>
      <Box sx={{ p: { xs: 2, md: 2.5 } }}>
        <Typography variant="caption" color="textSecondary" component="p">
          {`Chapter ${number}`}
          {videos.length > 0 && ` · ${lessonSummary(videos)}`}
        </Typography>
        <Typography variant="h5" component="h3">
          {chapter.title || `Chapter ${number}`}
        </Typography>
      </Box>
      {videos.length === 0 && (
        <Typography color="textSecondary" sx={{ px: { xs: 2, md: 2.5 }, pb: 2.5 }}>
          No videos available for this chapter.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {videos.map((video) => (
          <Box
            component="li"
            key={video._id}
            sx={{ borderTop: '1px solid', borderColor: 'divider' }}
          >
            <ChapterLesson lesson={video} courseId={courseId} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}
