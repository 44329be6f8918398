import { isApiError } from '@sopaan/api-client/api-error';
import type { PreviewDifference as PreviewDifferenceResponse } from '@sopaan/schemas/releases/preview';
import { Box, Button, FailedState, Icon, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DifferenceView } from '../../difference/difference-view';
import { formatSizeChange, formatSize } from '../../difference/format-size';
import { previewDifferenceQuery } from './api/get-preview-difference';

interface PreviewDifferenceProps {
  token: string;
  path: string;
}

/** Expands to the differences of the preview, for the current page and overall. */
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
          <DifferenceContent token={token} path={path} />
        </Box>
      )}
    </Box>
  );
}

function DifferenceContent({ token, path }: PreviewDifferenceProps) {
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
        {describePage(query.data.page)}
      </Typography>
      <DifferenceView difference={query.data.difference} level="h2" />
    </>
  );
}

function describePage({
  pattern,
  before,
  after,
  state,
}: PreviewDifferenceResponse['page']): string {
  if (pattern === null) return 'No unit serves this path.';
  const size = before === null || after === null ? '' : formatSizeChange(before, after);
  if (state === 'added')
    return `${pattern} is new${after === null ? '' : `: ${formatSize(after)}`}.`;
  if (state === 'removed') return `${pattern} is removed.`;
  if (state === 'same') return `${pattern} is unchanged.`;
  return `${pattern} loads ${size || 'other files'} on its first visit.`;
}
