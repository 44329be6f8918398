import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import type { NextSteps } from '@sopaan/schemas/next-steps/next-steps';
import { EmptyState, FailedState, LinkButton } from '@sopaan/ui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { StepList } from './step-list';
import { StepListSkeleton } from './step-list-skeleton';

interface StepsContentProps {
  query: UseQueryResult<NextSteps>;
  headingId: string;
}

/** The steps in all their states. */
export function StepsContent({ query, headingId }: StepsContentProps) {
  const { data, error, errorUpdateCount, refetch } = query;
  if (data && data.steps.length > 0) {
    return <StepList steps={data.steps} now={data.now} labelledBy={headingId} />;
  }
  if (data) {
    return (
      <EmptyState
        icon="check"
        minHeight="100%"
        title="You are up to date"
        description="Nothing is due, and everything that you have begun is done."
        action={
          <LinkButton to={paths.courses} variant="contained">
            Explore courses
          </LinkButton>
        }
      />
    );
  }
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  if (errorUpdateCount === 0) return <StepListSkeleton />;
  return (
    <FailedState
      minHeight="100%"
      title="Your next steps could not be loaded"
      description={isApiError(error) ? error.message : undefined}
      referenceId={isApiError(error) ? error.requestId : undefined}
      onRetry={refetch}
    />
  );
}
