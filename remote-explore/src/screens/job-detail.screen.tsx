import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { slug } from '@sopaan/contract/slug';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { Job } from '@sopaan/schemas/job';
import { Box, Container, useMediaQuery } from '@sopaan/ui/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { ApplyBar } from '../features/applications/components/apply-bar';
import { ApplyDialog } from '../features/applications/components/apply-dialog';
import { ApplyPanel } from '../features/applications/components/apply-panel';
import { useJobApplication } from '../features/applications/use-job-application';
import { EligibilityCheck } from '../features/eligibility/components/eligibility-check';
import { jobQuery } from '../features/jobs/api/get-job';
import { otherJobsQuery } from '../features/jobs/api/get-other-jobs';
import { GovernmentNotice } from '../features/jobs/components/government-notice';
import { JobDescription } from '../features/jobs/components/job-description';
import { JobFacts } from '../features/jobs/components/job-facts';
import { JobHeader } from '../features/jobs/components/job-header';
import { NoJob } from '../features/jobs/components/no-job';
import { OrganizationCard } from '../features/jobs/components/organization-card';
import { OtherJobs } from '../features/jobs/components/other-jobs';
import { daysLeft } from '../features/jobs/job-text';
import { ShareButton } from '../features/sharing/components/share-button';

export const loader: ScreenModule['loader'] = async ({ params, queryClient }) => {
  const job = await queryClient.ensureQueryData(jobQuery(params.id ?? ''));
  if (!job) return;
  void queryClient.prefetchQuery(otherJobsQuery(job, { similar: job.status === 'closed' }));
};

export function Component() {
  const { id = '' } = useParams();
  const { data: job } = useSuspenseQuery(jobQuery(id));
  return job ? <JobPage job={job} key={job.id} /> : <NoJob />;
}

function JobPage({ job }: { job: Job }) {
  const { title } = useParams();
  const { search, hash } = useLocation();
  const isWide = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const control = useJobApplication(job);
  const path = paths.job(job.title, job.id);
  return (
    <Container maxWidth="xl" sx={{ pt: { xs: 2, md: 4 } }}>
      <title>{`${job.title} | ${PRODUCT_NAME}`}</title>
      {title !== slug(job.title) && <Navigate to={path + search + hash} replace />}
      <JobHeader job={job} actions={<ShareButton title={job.title} path={path} />} />
      <Box sx={layout}>
        <Box sx={{ gridArea: 'state', position: { lg: 'sticky' }, top: '6.25rem' }}>
          <ApplyPanel
            job={job}
            control={control}
            hasActions={isWide}
            daysLeft={daysLeft(job.lastDate)}
          />
        </Box>
        <Box sx={{ gridArea: 'text', display: 'grid', gap: 5, minWidth: 0 }}>
          <JobFacts job={job} />
          <Box>
            <JobDescription job={job} />
          </Box>
          {job.government && (
            <>
              <Box>
                <GovernmentNotice government={job.government} />
              </Box>
              <EligibilityCheck government={job.government} />
            </>
          )}
          <OrganizationCard organization={job.organization} kind={job.kind} />
        </Box>
      </Box>
      <OtherJobs job={job} />
      {isWide ? <Box sx={{ pb: 6 }} /> : <ApplyBar control={control} />}
      {control.isDialogOpen && (
        <ApplyDialog
          job={job}
          isOfficial={control.officialUrl !== undefined}
          onClose={control.closeDialog}
        />
      )}
    </Container>
  );
}

const layout = {
  display: 'grid',
  gap: 4,
  mt: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gridTemplateAreas: { xs: '"state" "text"', lg: '"text state"' },
} as const;
