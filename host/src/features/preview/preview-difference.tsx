import { isApiError } from '@sopaan/api-client/api-error';
import type { PreviewDifference as Answer } from '@sopaan/schemas/release-preview';
import { Box, Button, FailedState, Icon, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DifferenceView } from '../../difference/difference-view';
import { sizeChange, sizeText } from '../../difference/size-text';
import { previewDifferenceQuery } from './api/get-preview-difference';

interface PreviewDifferenceProps {
  token: string;
  path: string;
}

/** Unfolds to what the preview changes, in whole and for the present path. */
export function PreviewDifference({ token, path }: PreviewDifferenceProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        size="small"
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={<Icon name={open ? 'chevron-up' : 'chevron-down'} />}
      >
        Difference
      </Button>
      {open && (
        <Box id={id} sx={{ mt: 1.5 }}>
          <Loaded token={token} path={path} />
        </Box>
      )}
    </Box>
  );
}

function Loaded({ token, path }: PreviewDifferenceProps) {
  const query = useQuery(previewDifferenceQuery(token, path));
  if (query.isPending) return <LoadingState shape="text" minHeight={120} />;
  if (query.isError) {
    return (
      <FailedState
        title="The difference could not be loaded"
        description={query.error.message}
        referenceId={isApiError(query.error) ? query.error.requestId : undefined}
        onRetry={query.refetch}
      />
    );
  }
  return (
    <>
      <Typography component="h2" variant="subtitle2">
        This page
      </Typography>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {pageWords(query.data.page)}
      </Typography>
      <DifferenceView difference={query.data.difference} level="h2" />
    </>
  );
}

function pageWords({ pattern, before, after, state }: Answer['page']): string {
  if (pattern === null) return 'No unit answers this path.';
  const size = before === null || after === null ? '' : sizeChange(before, after);
  if (state === 'added') return `${pattern} is new${after === null ? '' : `: ${sizeText(after)}`}.`;
  if (state === 'removed') return `${pattern} is gone.`;
  if (state === 'same') return `${pattern} is the same as in production.`;
  return `${pattern} loads ${size || 'other files'} on its first visit.`;
}
