import type { Course } from '@sopaan/schemas/courses/course';
import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { Money, StarRating } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { hasContent } from '../lesson-summary';

/** Price, duration, level, languages, place and rating of a course. */
export function CourseFacts({ course }: { course: Course }) {
  return (
    <Box component="dl" aria-label="Facts" sx={grid}>
      <FactCell icon="rupee" name="Price">
        <Money amount={course.fee} currency={course.currency} />
      </FactCell>
      <FactCell icon="clock" name="Time">
        {durationText(course)}
      </FactCell>
      <FactCell icon="layers" name="Level">
        {course.level || 'All levels'}
      </FactCell>
      <FactCell icon="globe" name="Languages">
        {course.languages.join(', ') || 'Not specified'}
      </FactCell>
      <FactCell icon="map-pin" name="Place">
        {course.place || 'Not specified'}
      </FactCell>
      <FactCell icon="star" name="Rating">
        {course.reviewers > 0 ? (
          <StarRating value={course.rating} count={course.reviewers} />
        ) : (
          'No reviews yet'
        )}
      </FactCell>
    </Box>
  );
}

function FactCell({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.25, alignContent: 'start' }}>
      <Typography component="dt" variant="caption" color="textSecondary" sx={head}>
        <Icon name={icon} size={16} />
        {name}
      </Typography>
      <Typography component="dd" variant="subtitle2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

const head = { display: 'flex', alignItems: 'center', gap: 0.75 } as const;

const grid = {
  display: 'grid',
  gap: 2.5,
  m: 0,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
  '@media print': { gap: 1, gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
} as const;

function durationText({ weeks, hoursPerWeek, duration, chapters }: Course): string {
  if (weeks <= 0) return duration || 'Not specified';
  const weeksText = `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
  const lessons = chapters.flatMap(({ videos }) => videos);
  // The effort follows from the lessons: it is unknown while all of them are to come.
  if (hoursPerWeek <= 0 || (lessons.length > 0 && !lessons.some(hasContent))) return weeksText;
  return `${weeksText}, about ${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week`;
}
