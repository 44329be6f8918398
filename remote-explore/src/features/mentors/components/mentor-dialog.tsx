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

/** A mentor over the list of mentors. */
export function MentorDialog({ id, onClose }: MentorDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const { data, errorUpdateCount } = useQuery({ ...mentorQuery(id), retryOnMount: false });
  // A further attempt keeps the failed state, and with it the focus on its button.
  const hasFailed = !data && errorUpdateCount > 0;
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
        {!data && !hasFailed && <Waiting />}
        {hasFailed && <Failed id={id} />}
      </Box>
    </Dialog>
  );
}

function Waiting() {
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

function Failed({ id }: { id: string }) {
  const { error, refetch } = useQuery({ ...mentorQuery(id), retryOnMount: false });
  const known = isApiError(error) ? error : undefined;
  if (known?.code === 'NOT_FOUND') {
    return (
      <EmptyState
        icon="user"
        title="There is no such mentor"
        description="The link may be old, or the mentor is no longer here. The list shows who is."
        minHeight={300}
      />
    );
  }
  return (
    <FailedState
      title="The mentor could not be loaded"
      description={known?.message}
      referenceId={known?.requestId}
      onRetry={refetch}
      minHeight={300}
    />
  );
}
