import { isApiError } from '@sopaan/api-client/call';
import {
  Box,
  Button,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  LoadingState,
  Skeleton,
  useMediaQuery,
  useTheme,
} from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { Dialog } from '@sopaan/ui/panels';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Mentor } from '@sopaan/schemas/mentors/mentor';
import { useSession } from '@sopaan/session/session';
import { mentorQuery } from '../api/get-mentor';
import { MentorDetails } from './mentor-details';
import { AskBar } from './questions/ask-bar';

// The form and its fields are loaded when somebody asks.
const AskMentor = lazyPart(async () => (await import('./questions/ask-mentor')).AskMentor, {
  loading: <DetailsSkeleton />,
});

interface MentorDialogProps {
  id: string;
  /** Whether the form of a question is open. */
  isAsking: boolean;
  onClose: () => void;
}

/** The details of a mentor in a dialog over the list, with the way to ask a question. */
export function MentorDialog({ id, isAsking, onClose }: MentorDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { data, errorUpdateCount } = useQuery({ ...mentorQuery(id), retryOnMount: false });
  const isMember = useSession(({ status }) => status === 'member');
  // A guest with the link of the form sees the details, which have the way to log in.
  const showsForm = isAsking && isMember && data?.takesQuestions === true;
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
        {data && (
          <Content mentor={data} titleId={titleId} onClose={onClose} showsForm={showsForm} />
        )}
        {data === null && <NoMentor onClose={onClose} />}
        {data === undefined && !hasFailed && <DetailsSkeleton />}
        {hasFailed && <LoadError id={id} />}
      </Box>
      {data?.takesQuestions && !showsForm && <AskBar mentor={data} />}
    </Dialog>
  );
}

interface ContentProps {
  mentor: Mentor;
  titleId: string;
  onClose: () => void;
  showsForm: boolean;
}

function Content({ mentor, titleId, onClose, showsForm }: ContentProps) {
  return showsForm ? (
    <AskMentor key={mentor.id} mentor={mentor} titleId={titleId} onClose={onClose} />
  ) : (
    <MentorDetails mentor={mentor} titleId={titleId} />
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

function NoMentor({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      icon="user"
      title="Mentor not found"
      description="The link may be out of date, or the mentor may have left. The list has all current mentors."
      action={
        <Button variant="contained" onClick={onClose}>
          See all mentors
        </Button>
      }
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
