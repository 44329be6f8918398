import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { titleSlug } from '@sopaan/contract/slug';
import { Box, Card, Container, Divider, PageTitle, Typography } from '@sopaan/ui/core';
import type { Course } from '@sopaan/schemas/courses/course';
import { DetailLayout } from '@sopaan/ui/detail-layout';
import { SafeHtml } from '@sopaan/ui/display';
import { RecordNotFound } from '@sopaan/ui/record-not-found';
import { SectionBar } from '@sopaan/ui/section-bar';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { courseQuery, updateCachedCourse } from '../features/courses/api/get-course';
import { similarCoursesQuery } from '../features/courses/api/get-similar-courses';
import { Chapters } from '../features/courses/components/chapters';
import { ContinueButton } from '../features/courses/components/continue-button';
import { CourseClassesSection } from '../features/courses/components/course-classes-section';
import { CourseFacts } from '../features/courses/components/course-facts';
import { CourseHeader } from '../features/courses/components/course-header';
import { CourseSection } from '../features/courses/components/course-section';
import { EnrolButton } from '../features/courses/components/enrol-button';
import { EnrolmentNote } from '../features/courses/components/enrolment-note';
import { InstitutionCard } from '../features/courses/components/institution-card';
import { CourseOutcomeList } from '../features/courses/components/course-outcome-list';
import { SimilarCourses } from '../features/courses/components/similar-courses';
import { useCourseClasses } from '../features/courses/use-course-classes';
import { useEnrolment } from '../features/courses/use-enrolment';
import { LikeButton } from '@sopaan/item-actions/like-button';
import { printedPage } from '../components/printed-page';
import { ListSearchBox } from '@sopaan/search/list-search-box';
import { Reviews } from '../features/reviews/components/reviews';
import { ShareButton } from '@sopaan/item-actions/share-button';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';
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

export const loader: ScreenModule['loader'] = async ({ params, queryClient }) => {
  const course = await queryClient.ensureQueryData(courseQuery(params.id ?? ''));
  if (course) void queryClient.prefetchQuery(similarCoursesQuery(course.courseId));
  return course;
};

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
            <LikeButton
              kind="course"
              sender="explore"
              id={course.courseId}
              name={course.coursename}
              count={course.likes.length}
              // The API has an opaque entry per like, of which only the number is used.
              onCount={(count) =>
                update({ likes: Array.from({ length: count }, (_, index) => `${index + 1}`) })
              }
            />
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <SaveButton kind="course" id={course.courseId} name={course.coursename} />
              <ShareButton title={course.coursename} path={path} sender="explore" />
            </Box>
          </>
        }
      />
      <DetailLayout
        aside={
          <Card sx={{ p: { xs: 2, md: 3 } }}>
            <Box sx={{ '@media print': { display: 'none' } }}>
              <Box sx={{ display: 'grid', gap: 1.5 }}>
                {isEnrolled && <ContinueButton course={course} />}
                <EnrolButton enrolment={enrolment} ref={enrolButton} />
              </Box>
              <EnrolmentNote course={course} enrolment={enrolment} enrolButton={enrolButton} />
              <Divider sx={{ my: 2.5 }} />
            </Box>
            <CourseFacts course={course} />
          </Card>
        }
      >
        <SectionBar
          sections={sections.filter(({ id }) => classes || id !== 'live-classes')}
          label="Course"
        />
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
        <SimilarCourses
          courseId={course.courseId}
          actionOf={({ courseId, coursename }) => (
            <SaveItemToggle kind="course" id={courseId} name={coursename} />
          )}
        />
      </DetailLayout>
    </Container>
  );
}
