import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { Box, Container, EmptyState, LinkButton, PageTitle, Typography } from '@sopaan/ui/core';
import { DetailLayout } from '@sopaan/ui/detail-layout';
import { SafeHtml } from '@sopaan/ui/display';
import { RecordNotFound } from '@sopaan/ui/record-not-found';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CourseRow } from '../features/courses/components/course-row';
import { instituteQuery } from '../features/institutes/api/get-institute';
import { FollowButton } from '../features/institutes/components/follow-button';
import { InstituteContact } from '../features/institutes/components/institute-contact';
import { InstituteHeader } from '../features/institutes/components/institute-header';
import { InstituteLocation } from '../features/institutes/components/institute-location';
import { InstituteSection } from '../features/institutes/components/institute-section';
import { ShareButton } from '@sopaan/item-actions/share-button';
import { ListSearchBox } from '@sopaan/search/list-search-box';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';
import { SaveButton } from '../features/saved/components/save-button';

export const loader: ScreenModule['loader'] = ({ params, queryClient }) =>
  queryClient.ensureQueryData(instituteQuery(params.id ?? ''));

export function Component() {
  const { id = '' } = useParams();
  const { data: institute } = useSuspenseQuery(instituteQuery(id));
  if (!institute) return <InstituteNotFound />;
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title={institute.name} />
      <InstituteHeader
        institute={institute}
        actions={
          <>
            <FollowButton
              instituteId={institute.id}
              name={institute.name}
              count={institute.followerCount}
            />
            <Box sx={{ display: 'flex', gap: 2 }}>
              <SaveButton kind="institute" id={institute.id} name={institute.name} />
              <ShareButton
                title={institute.name}
                path={paths.institute(institute.id)}
                sender="explore"
              />
            </Box>
          </>
        }
      />
      <DetailLayout
        asideEnd={
          <Box sx={column}>
            <InstituteSection title="Contact">
              <InstituteContact institute={institute} />
            </InstituteSection>
            <InstituteSection title="Location">
              <InstituteLocation institute={institute} />
            </InstituteSection>
          </Box>
        }
      >
        <Box sx={column}>
          <InstituteSection title="About">
            <SafeHtml html={institute.description || `<p>${ABOUT_MISSING}</p>`} />
          </InstituteSection>
          <InstituteSection title="Courses">
            {institute.courses.length === 0 ? (
              <EmptyState
                title="No courses yet"
                icon="book"
                action={
                  <LinkButton to={paths.exploreCourses}>Courses from other institutes</LinkButton>
                }
              />
            ) : (
              <Box component="ul" sx={list}>
                {institute.courses.map((course) => (
                  <li key={course.courseId}>
                    <CourseRow
                      // The row leaves out the institute, whose page this is, and names the teacher instead.
                      course={{ ...course, instituteName: '' }}
                      level="h3"
                      action={
                        <SaveItemToggle
                          kind="course"
                          id={course.courseId}
                          name={course.coursename}
                        />
                      }
                    />
                  </li>
                ))}
              </Box>
            )}
            {institute.courseCount > institute.courses.length && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {`The ${institute.courses.length} newest of ${institute.courseCount} courses`}
              </Typography>
            )}
          </InstituteSection>
        </Box>
      </DetailLayout>
    </Container>
  );
}

function InstituteNotFound() {
  return (
    <RecordNotFound
      noun="institute"
      icon="building"
      next={{ label: 'See all institutes', to: paths.institutes }}
      search={
        <ListSearchBox
          label="Search institutes"
          placeholder="Name, subject or city"
          path={paths.institutes}
        />
      }
    />
  );
}

const ABOUT_MISSING = 'No description provided yet.';

const column = { display: 'grid', gap: { xs: 4, lg: 6 }, minWidth: 0 } as const;
const list = { display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 } as const;
