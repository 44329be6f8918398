import type { ApplicationKind } from '@sopaan/schemas/jobs/application';
import { EmptyState, LinkButton } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../../components/paged-list/paged-list';
import { SectionPanel } from '../../../components/section-panel';
import { applicationsQuery } from '../api/get-applications';
import { jobKinds } from '../job-kinds';
import { ApplicationCard } from './application-card';

/** The member's applications for jobs of one kind, including those made on official sites. */
export function ApplicationsPanel({ kind }: { kind: ApplicationKind }) {
  const { failedTitle, listPath, listLabel } = jobKinds[kind];
  return (
    <SectionPanel title="Your applications">
      <PagedList
        query={useInfiniteQuery(applicationsQuery(kind))}
        label="Your applications"
        renderItem={(application) => <ApplicationCard application={application} />}
        keyOf={({ applicationId }) => applicationId}
        empty={
          <EmptyState
            icon="briefcase"
            title="No applications yet"
            description="Jobs that you apply for will appear here with their status."
            action={
              <LinkButton to={listPath} variant="contained">
                {listLabel}
              </LinkButton>
            }
          />
        }
        failedTitle={failedTitle}
        serverErrorText="Something went wrong on our end. Please try again later."
      />
    </SectionPanel>
  );
}
