import { paths } from '@sopaan/contract/paths';
import type { CourseChapter } from '@sopaan/schemas/courses/course';
import { AppLink, Box, Card, Icon, Typography } from '@sopaan/ui/core';
import { videoSummary } from '../video-summary';

interface ChapterCardProps {
  chapter: CourseChapter;
  number: number;
  courseId: string;
}

/** A chapter with links to its videos. */
export function ChapterCard({ chapter, number, courseId }: ChapterCardProps) {
  const { videos } = chapter;
  return (
    <Card>
      <Box sx={{ p: { xs: 2, md: 2.5 } }}>
        <Typography variant="caption" color="textSecondary" component="p">
          {`Chapter ${number}`}
          {videos.length > 0 && ` · ${videoSummary(videos)}`}
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
            <AppLink
              to={paths.courseVideo(courseId, video._id)}
              underline="none"
              color="inherit"
              sx={row}
            >
              <Icon name="play" size={18} sx={{ color: 'primary.main' }} />
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                {video.title || 'Untitled Video'}
              </Box>
              {video.seconds !== null && (
                <Typography component="span" variant="caption" color="textSecondary">
                  {durationText(video.seconds)}
                </Typography>
              )}
            </AppLink>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, md: 2.5 },
  py: 1.25,
  minHeight: 48,
  outlineOffset: '-3px !important',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}
