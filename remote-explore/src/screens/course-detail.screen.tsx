import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { titleSlug } from '@sopaan/contract/slug';
import { Box, Container, PageTitle, Typography } from '@sopaan/ui/core';
import type { Course } from '@sopaan/schemas/courses/course';
import { SafeHtml, SectionIndex } from '@sopaan/ui/display';
import { RecordNotFound } from '@sopaan/ui/record-not-found';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { courseQuery, updateCachedCourse } from '../features/courses/api/get-course';
import { Chapters } from '../features/courses/components/chapters';
import { ContinueButton } from '../features/courses/components/continue-button';
import { CourseClassesSection } from '../features/courses/components/course-classes-section';
import { CourseHeader } from '../features/courses/components/course-header';
import { CourseSection } from '../features/courses/components/course-section';
import { EnrolButton } from '../features/courses/components/enrol-button';
import { EnrolmentNote } from '../features/courses/components/enrolment-note';
import { FactsBar } from '../features/courses/components/facts-bar';
import { InstitutionCard } from '../features/courses/components/institution-card';
import { CourseOutcomeList } from '../features/courses/components/course-outcome-list';
import { useCourseClasses } from '../features/courses/use-course-classes';
import { useEnrolment } from '../features/courses/use-enrolment';
import { LikeButton } from '@sopaan/item-actions/like-button';
import { printedPage } from '../components/printed-page';
import { ListSearchBox } from '@sopaan/search/list-search-box';
import { Reviews } from '../features/reviews/components/reviews';
import { ShareButton } from '@sopaan/item-actions/share-button';
import { SaveButton } from '../features/saved/components/save-button';

const sections = [
  { id: 'about', label: 'About Course' },
  { id: 'learn', label: 'What will you learn' },
  { id: 'takeaways', label: 'Key Takeaways' },
  { id: 'career', label: 'Career growth' },
  { id: 'chapters', label: 'Chapters' },
  { id: 'live-classes', label: 'Live classes' },
  { id: 'reviews', label: 'Reviews' },
];

export const loader: ScreenModule['loader'] = ({ params, queryClient }) =>
  queryClient.ensureQueryData(courseQuery(params.id ?? ''));

export function Component() {
  const { id = '' } = useParams();
  const { data: course } = useSuspenseQuery(courseQuery(id));
  if (course) return <CoursePage course={course} />;
  return (
    <RecordNotFound
      noun="course"
      icon="book"
      next={{ label: 'See all courses', to: paths.courses }}
      search={
        <ListSearchBox
          label="Search courses"
          placeholder="Subject, skill or teacher"
          path={paths.exploreCourses}
        />
      }
    />
  );
}

function CoursePage({ course }: { course: Course }) {
  const { title } = useParams();
  const { search, hash } = useLocation();
  const queryClient = useQueryClient();
  const update = (changes: Partial<Course>) =>
    updateCachedCourse(queryClient, course.courseId, changes);
  const enrolment = useEnrolment(course);
  const enrolButton = useRef<HTMLButtonElement>(null);
  const classes = useCourseClasses(course.courseId);
  const isEnrolled = enrolment.state === 'enrolled';
  const path = paths.course(course.coursename, course.courseId);
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 2, md: 4 }, ...printedPage }}>
      <PageTitle title={course.coursename} />
      {title !== titleSlug(course.coursename) && <Navigate to={path + search + hash} replace />}
      <CourseHeader
        course={course}
        actions={
          <>
            {isEnrolled && <ContinueButton course={course} isNew={enrolment.isNew} />}
            <EnrolButton enrolment={enrolment} ref={enrolButton} />
            <LikeButton
              kind="course"
              sender="explore"
              id={course.courseId}
              name={course.coursename}
              count={course.likes.length}
              onCount={(count) =>
                update({ likes: Array.from({ length: count }, (_, index) => `${index + 1}`) })
              }
            />
            <SaveButton kind="course" id={course.courseId} name={course.coursename} />
            <ShareButton title={course.coursename} path={path} sender="explore" />
          </>
        }
        note={<EnrolmentNote course={course} enrolment={enrolment} enrolButton={enrolButton} />}
      />
      <FactsBar course={course} />
      <Box sx={layout}>
        <Box sx={index}>
          <SectionIndex
            sections={sections.filter(({ id }) => classes || id !== 'live-classes')}
            label="Course"
            direction={{ xs: 'row', lg: 'column' }}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <CourseSection id="about" title="About Course">
            <SafeHtml html={course.description} />
            {course.Student && (
              <Typography sx={{ mt: 2 }}>
                <strong>Who it is for:</strong> {course.Student}
              </Typography>
            )}
          </CourseSection>
          <CourseSection id="learn" title="What will you learn">
            <CourseOutcomeList points={course.whatYouLearn} icon="check" />
          </CourseSection>
          <CourseSection id="takeaways" title="Key Takeaways">
            <CourseOutcomeList points={course.keyTakeaways} icon="star" />
          </CourseSection>
          <CourseSection id="career" title="Career growth">
            <CourseOutcomeList points={course.careerGrowth} icon="arrow-up" />
          </CourseSection>
          <CourseSection id="chapters" title="Chapters">
            <Chapters chapters={course.chapters} courseId={course.courseId} />
          </CourseSection>
          {classes && <CourseClassesSection control={classes} />}
          <CourseSection id="reviews" title="Reviews" screenOnly>
            <Reviews
              courseId={course.courseId}
              isEnrolled={isEnrolled}
              onRatingChange={({ rating, count }) => update({ rating, reviewers: count })}
            />
          </CourseSection>
          {course.institution.map((institute) => (
            <InstitutionCard key={institute.institutionId} institute={institute} />
          ))}
        </Box>
      </Box>
    </Container>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 0, lg: 5 },
  mt: { xs: 3, lg: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
} as const;

const index = {
  position: 'sticky',
  top: { xs: HEADER_HEIGHT, lg: `calc(${HEADER_HEIGHT} + 1.45rem)` },
  zIndex: 2,
  py: { xs: 0.5, lg: 0 },
  bgcolor: 'background.default',
  borderBottom: { xs: '1px solid', lg: 0 },
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const;
