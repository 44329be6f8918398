import { paths } from '@sopaan/contract/paths';
import type { DashboardCourse } from '@sopaan/schemas/account/role-data';
import { AppLink, Box, Card, Icon, LinkButton, Typography } from '@sopaan/ui/core';
import { LinearProgress, Picture } from '@sopaan/ui/display';
import { useId } from 'react';

/** A course with the member's progress and the way to the next lesson. */
export function CourseCard({ course }: { course: DashboardCourse }) {
  const titleId = useId();
  const { _id, coursename, coursesubtitle, courseavatar } = course;
  const { progressPercent, completedLessons, totalLessons, nextLessonTitle } = course;
  return (
    <Card component="article" sx={card}>
      <Box sx={{ borderRadius: '12px', overflow: 'hidden' }}>
        <Picture id={_id} kind="course" topic={coursename} src={courseavatar} ratio={1.5} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={titleId} variant="h5" component="h3">
          <AppLink to={paths.course(coursename, _id)} color="textPrimary">
            {coursename}
          </AppLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {coursesubtitle}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'progress', display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2' }}>
          <span>{`${completedLessons}/${totalLessons} lessons`}</span>
          <span>{`${progressPercent}%`}</span>
        </Box>
        <LinearProgress
          variant="determinate"
          value={progressPercent}
          aria-labelledby={titleId}
          sx={{ height: 8, borderRadius: 999 }}
        />
        {nextLessonTitle && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            Next lesson: {nextLessonTitle}
          </Typography>
        )}
      </Box>
      <LinkButton
        to={continuePath(course)}
        variant="contained"
        startIcon={<Icon name="play" />}
        aria-label={`Continue ${coursename}`}
        sx={{ gridArea: 'action', alignSelf: 'center', minHeight: 44 }}
      >
        Continue
      </LinkButton>
    </Card>
  );
}

/** The next unfinished lesson; the first one of a finished course; the page of a course without lessons. */
function continuePath({ _id, coursename, totalLessons, nextVideoId }: DashboardCourse): string {
  if (totalLessons === 0) return paths.course(coursename, _id);
  return paths.courseVideo(_id, nextVideoId ?? undefined);
}

const card = {
  display: 'grid',
  gap: 2,
  p: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', md: '144px minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    xs: '"picture head" "progress progress" "action action"',
    md: '"picture head action" "picture progress action"',
  },
} as const;
