import { isApiError } from '@sopaan/api-client/call';
import {
  Box,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  LoadingState,
  Skeleton,
  useMediaQuery,
  useTheme,
} from '@sopaan/ui/core';
import { Dialog } from '@sopaan/ui/panels';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { mentorQuery } from '../api/get-mentor';
import { MentorDetails } from './mentor-details';

interface MentorDialogProps {
  id: string;
  onClose: () => void;
}

/** The details of a mentor in a dialog over the list. */
export function MentorDialog({ id, onClose }: MentorDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { data, errorUpdateCount } = useQuery({ ...mentorQuery(id), retryOnMount: false });
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      onClose={onClose}
      {...(data ? { 'aria-labelledby': titleId } : { 'aria-label': 'Mentor' })}
    >
      <Box sx={{ position: 'relative', p: { xs: 2.5, sm: 4 }, overflowY: 'auto' }}>
        <IconButton
          aria-label="Close"
          onClick={onClose}
          sx={{ position: 'absolute', top: 12, right: 12, zIndex: 1 }}
        >
          <Icon name="close" />
        </IconButton>
        {data && <MentorDetails mentor={data} titleId={titleId} />}
        {data === null && <NoMentor />}
        {data === undefined && !hasFailed && <DetailsSkeleton />}
        {hasFailed && <LoadError id={id} />}
      </Box>
    </Dialog>
  );
}

function DetailsSkeleton() {
  return (
    <LoadingState>
      <Box sx={{ display: 'grid', gap: 1.5, minHeight: 420, alignContent: 'start' }}>
        <Skeleton variant="circular" width={72} height={72} />
        <Skeleton width="60%" height={36} />
        <Skeleton width="80%" />
        <Skeleton variant="rounded" height={200} />
      </Box>
    </LoadingState>
  );
}

function NoMentor() {
  return (
    <EmptyState
      icon="user"
      title="Mentor not found"
      description="The link may be out of date, or the mentor may have left. The list has all current mentors."
      minHeight={300}
    />
  );
}

function LoadError({ id }: { id: string }) {
  const { error, refetch } = useQuery({ ...mentorQuery(id), retryOnMount: false });
  const apiError = isApiError(error) ? error : undefined;
  return (
    <FailedState
      title="The mentor could not be loaded"
      description={apiError?.message}
      referenceId={apiError?.requestId}
      onRetry={refetch}
      minHeight={300}
    />
  );
}
