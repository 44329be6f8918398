import type { LessonSummary } from '@sopaan/schemas/courses/lesson-content';
import { Box, Icon, LinkButton } from '@sopaan/ui/core';
import { FROM_LESSON, lessonPath } from '../player-link';

interface NeighbourLinkProps {
  courseId: string;
  lesson: LessonSummary;
  direction: 'previous' | 'next';
}

/** A link to the previous or the next lesson; on phones its icon only. */
export function NeighbourLink({ courseId, lesson, direction }: NeighbourLinkProps) {
  const isNext = direction === 'next';
  const word = isNext ? 'Next' : 'Previous';
  return (
    <LinkButton
      to={lessonPath({ courseId, videoId: lesson._id })}
      state={FROM_LESSON}
      color="inherit"
      aria-label={`${word} lesson: ${lesson.title}`}
      sx={{ minWidth: 44, minHeight: 44, gap: 0.5, px: { xs: 1, sm: 1.5 } }}
    >
      {!isNext && <Icon name="chevron-left" />}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {word}
      </Box>
      {isNext && <Icon name="chevron-right" />}
    </LinkButton>
  );
}
