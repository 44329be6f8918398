import { paths } from '@sopaan/contract/paths';
import type { DashboardCourse } from '@sopaan/schemas/account/role-data';
import type { User } from '@sopaan/schemas/account/user';
import {
  AppLink,
  Box,
  Card,
  CardContent,
  EmptyState,
  LinkButton,
  Typography,
} from '@sopaan/ui/core';
import { Picture } from '@sopaan/ui/display';

/** The courses that the user is enrolled in. */
export function CoursesSection({ user }: { user: User }) {
  const courses = user.role_Data.courses ?? [];
  if (courses.length === 0) {
    return (
      <EmptyState
        icon="book"
        title="No courses found. Start exploring our catalog!"
        action={
          <LinkButton to={paths.courses} variant="contained">
            Explore Courses
          </LinkButton>
        }
      />
    );
  }
  return (
    <Box
      component="ul"
      aria-label="Courses"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
      }}
    >
      {courses.map((course) => (
        <CourseCard key={course._id} course={course} />
      ))}
    </Box>
  );
}

function CourseCard({ course }: { course: DashboardCourse }) {
  const { _id, coursename, coursesubtitle, courseavatar, chapters } = course;
  const count = `${chapters.length} ${chapters.length === 1 ? 'chapter' : 'chapters'}`;
  return (
    <Card component="li" sx={{ position: 'relative' }}>
      <Picture id={_id} kind="course" src={courseavatar} />
      <CardContent>
        <Typography variant="h5" component="h2">
          <AppLink
            to={paths.course(coursename, _id)}
            color="inherit"
            underline="none"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {coursename}
          </AppLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {coursesubtitle}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {count}
        </Typography>
      </CardContent>
    </Card>
  );
}
