import { paths } from '@sopaan/contract/paths';
import type { Course } from '@sopaan/schemas/courses/course';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { Fact, Picture } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { DetailHeader } from '../../../components/detail-header';
import { ContentWithPicture } from '../../../components/content-with-picture';
import { CourseSubtitle } from './course-subtitle';

interface CourseHeaderProps {
  course: Course;
  /** Buttons below the title. */
  actions: ReactNode;
}

/** Title, institute, picture and actions of a course. */
export function CourseHeader({ course, actions }: CourseHeaderProps) {
  const institute = course.institution[0];
  const number = new Intl.NumberFormat('en-IN');
  return (
    <DetailHeader parent={{ to: paths.courses, name: 'Courses' }} title={course.coursename}>
      <ContentWithPicture
        isPictureDecorative
        picture={
          <Picture
            id={course.courseId}
            kind="course"
            topic={`${course.coursename} ${course.category}`}
            src={course.courseavatar}
            label={`Picture of ${course.coursename}`}
          />
        }
      >
        {course.category && (
          <Typography variant="overline" component="p" color="secondary">
            {course.category}
          </Typography>
        )}
        <Typography variant="h1">{course.coursename}</Typography>
        <CourseSubtitle text={course.coursesubtitle} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1, mt: 2 }}>
          {course.teacher && <Fact icon="user">Taught by {course.teacher}</Fact>}
          {institute?.instituionname && (
            <Fact icon="building">
              <AppLink to={paths.institute(institute.institutionId)}>
                {institute.instituionname}
              </AppLink>
            </Fact>
          )}
          {course.enrolledstudent > 0 && (
            <Fact icon="users">{number.format(course.enrolledstudent)} enrolled</Fact>
          )}
          {course.certificate && <Fact icon="award">With a certificate</Fact>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>
          {actions}
        </Box>
      </ContentWithPicture>
    </DetailHeader>
  );
}
