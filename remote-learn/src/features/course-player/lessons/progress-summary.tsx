import type { CourseLessons } from '@sopaan/schemas/courses/lesson-content';
import { Box, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { minutesText } from '../time-text';

/** How many lessons are finished, and how long the others will take. */
export function ProgressSummary({ course }: { course: CourseLessons }) {
  const { progress, enrolled } = course;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="body2">{summaryText(course)}</Typography>
      {enrolled && (
        <LinearProgress
          variant="determinate"
          value={progress.progressPercent}
          aria-label="Progress in the course"
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
    </Box>
  );
}

function summaryText({ progress, effort, enrolled }: CourseLessons): string {
  const { completedLessons, totalLessons } = progress;
  const total = `${totalLessons} ${totalLessons === 1 ? 'lesson' : 'lessons'}`;
  const count = enrolled ? `${completedLessons} of ${total}` : total;
  if (effort.minutes === 0) return count;
  const time = `about ${minutesText(effort.minutes)}${enrolled ? ' left' : ''}`;
  return `${count} · ${time}${sourceText(effort.source)}`;
}

function sourceText(source: string): string {
  return source === 'learners' ? ' (based on other learners)' : '';
}
