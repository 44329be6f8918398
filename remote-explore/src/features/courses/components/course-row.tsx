import { paths } from '@sopaan/contract/paths';
import type { CourseListItem } from '@sopaan/schemas/courses/course';
import { ResultRow } from '@sopaan/search/result-row';
import { Box } from '@sopaan/ui/core';
import { Fact, Money, Picture, StarRating } from '@sopaan/ui/items';
import type { ReactNode } from 'react';

interface CourseRowProps {
  course: CourseListItem;
  level?: 'h2' | 'h3';
  /** A button at the end of the title. */
  action?: ReactNode;
  /** Why the course is shown, below its facts. */
  note?: ReactNode;
}

/** A course in a list: duration, fee and rating. */
export function CourseRow({ course, level, action, note }: CourseRowProps) {
  const { weeks, hoursPerWeek, rating, reviewers, languages } = course;
  return (
    <ResultRow
      level={level}
      action={action}
      note={note}
      title={course.coursename}
      to={paths.course(course.coursename, course.courseId)}
      provider={[course.instituteName || course.teacher, course.coursesubtitle]
        .filter(Boolean)
        .join(' · ')}
      picture={
        <Box sx={{ width: { xs: 64, md: 112 }, borderRadius: '12px', overflow: 'hidden' }}>
          <Picture
            id={course.courseId}
            kind="course"
            topic={`${course.coursename} ${course.category}`}
            src={course.courseavatar}
            ratio={1.2}
          />
        </Box>
      }
      aside={
        <Box sx={{ typography: 'subtitle2', color: 'primary.main' }}>
          <Money amount={course.fee} currency={course.currency} />
        </Box>
      }
      facts={
        <>
          {reviewers > 0 && <StarRating value={rating} count={reviewers} />}
          <Fact icon="calendar">{weeks === 1 ? '1 week' : `${weeks} weeks`}</Fact>
          {hoursPerWeek > 0 && <Fact icon="clock">{hoursPerWeek} h a week</Fact>}
          {languages.length > 0 && <Fact icon="globe">{languages.join(', ')}</Fact>}
          {course.place && <Fact icon="map-pin">{course.place}</Fact>}
        </>
      }
      tags={[course.level, course.category]}
    />
  );
}
