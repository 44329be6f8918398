import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { slug } from '@sopaan/contract/slug';
import type { Job, JobListItem } from '@sopaan/schemas/jobs/job';
import { Box, Container, PageTitle, useIsBrowser, useMediaQuery, useTheme } from '@sopaan/ui/core';
import { DetailLayout } from '@sopaan/ui/detail-layout';
import { RecordNotFound } from '@sopaan/ui/record-not-found';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { LastDate } from '@sopaan/search/last-date';
import { ListSearchBox } from '@sopaan/search/list-search-box';
import { ApplyBar } from '../features/applications/components/apply-bar';
import { ApplyPanel } from '../features/applications/components/apply-panel';
import { useJobApplication } from '../features/applications/use-job-application';
import { EligibilityCheck } from '../features/eligibility/components/eligibility-check';
import { jobQuery } from '../features/jobs/api/get-job';
import { otherJobsQuery } from '../features/jobs/api/get-other-jobs';
import { similarJobsQuery } from '../features/jobs/api/get-similar-jobs';
import { GovernmentNotice } from '../features/jobs/components/government-notice';
import { JobDescription } from '../features/jobs/components/job-description';
import { JobFacts } from '../features/jobs/components/job-facts';
import { JobHeader } from '../features/jobs/components/job-header';
import { OrganizationCard } from '../features/jobs/components/organization-card';
import { OtherJobs } from '../features/jobs/components/other-jobs';
import { SimilarJobs } from '../features/jobs/components/similar-jobs';
import { printedPage } from '../components/printed-page';
import { ShareButton } from '@sopaan/item-actions/share-button';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';
import { SaveButton } from '../features/saved/components/save-button';

// The form is loaded when it is first opened.
const ApplyDialog = lazyPart(
  async () => (await import('../features/applications/components/apply-dialog')).ApplyDialog,
);

export const loader: ScreenModule['loader'] = async ({ params, queryClient }) => {
  const job = await queryClient.ensureQueryData(jobQuery(params.id ?? ''));
  if (!job) return;
  void queryClient.prefetchQuery(similarJobsQuery(job.id));
  void queryClient.prefetchQuery(otherJobsQuery(job));
};

export function Component() {
  const { id = '' } = useParams();
  const { data: job, dataUpdatedAt } = useSuspenseQuery(jobQuery(id));
  return job ? <JobPage job={job} loadedAt={dataUpdatedAt} key={job.id} /> : <JobNotFound />;
}

function JobNotFound() {
  return (
    <RecordNotFound
      noun="job"
      icon="briefcase"
      next={{ label: 'See all jobs', to: paths.exploreJobs() }}
      search={
        <ListSearchBox
          label="Search jobs"
          placeholder="Title, skill or organisation"
          path={paths.exploreJobs()}
        />
      }
    />
  );
}

interface JobPageProps {
  job: Job;
  /** When the job was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

function JobPage({ job, loadedAt }: JobPageProps) {
  const { title } = useParams();
  const { search, hash } = useLocation();
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const isBrowser = useIsBrowser();
  const control = useJobApplication(job);
  const path = paths.job(job.title, job.id);
  return (
    <Container maxWidth="xl" sx={{ pt: { xs: 2, md: 4 }, pb: { lg: 6 }, ...printedPage }}>
      <PageTitle title={job.title} />
      {title !== slug(job.title) && <Navigate to={path + search + hash} replace />}
      <JobHeader
        job={job}
        now={loadedAt}
        actions={
          <>
            <SaveButton
              kind="job"
              id={job.id}
              name={job.title}
              {...(job.government && { text: 'Track this post' })}
            />
            <ShareButton title={job.title} path={path} sender="explore" />
          </>
        }
      />
      <DetailLayout
        aside={
          <Box sx={{ display: 'grid', gap: 3 }}>
            <ApplyPanel
              job={job}
              control={control}
              // A server renders both places of the buttons, and styles hide one.
              hasActions={isWide || !isBrowser}
              deadline={<LastDate job={job} now={loadedAt} time />}
            />
            <JobFacts job={job} />
          </Box>
        }
      >
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box>
            <JobDescription job={job} />
          </Box>
          {job.government && (
            <>
              <Box>
                <GovernmentNotice government={job.government} now={loadedAt} />
              </Box>
              <EligibilityCheck government={job.government} />
            </>
          )}
          <OrganizationCard organization={job.organization} kind={job.kind} />
        </Box>
      </DetailLayout>
      <SimilarJobs job={job} actionOf={saveToggleOf} />
      <OtherJobs job={job} actionOf={saveToggleOf} />
      {!isWide && <ApplyBar control={control} />}
      {control.isDialogOpen && (
        <ApplyDialog job={job} isOfficial={control.isOfficial} onClose={control.closeDialog} />
      )}
    </Container>
  );
}

const saveToggleOf = ({ id, title }: JobListItem) => (
  <SaveItemToggle kind="job" id={id} name={title} />
);
