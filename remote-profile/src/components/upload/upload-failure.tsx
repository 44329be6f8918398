import { Alert, Box, Button } from '@sopaan/ui/core';

interface UploadFailureProps {
  fileName: string;
  /** What was uploaded, for screen readers. */
  label: string;
  /** Why the upload failed. */
  problem: string;
  /** Undefined if a retry would fail for the same reason. */
  onRetry: (() => void) | undefined;
  onDismiss: () => void;
}

/** A failed upload, with buttons to retry or dismiss it. */
export function UploadFailure(props: UploadFailureProps) {
  const { fileName, label, problem, onRetry, onDismiss } = props;
  return (
    <Alert severity="error" title={`${fileName} could not be uploaded`}>
      {problem}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {onRetry && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`Try again to upload ${label}`}
            onClick={onRetry}
            sx={{ minHeight: 44 }}
          >
            Try again
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Dismiss the message about ${label}`}
          onClick={onDismiss}
          sx={{ minHeight: 44 }}
        >
          Dismiss
        </Button>
      </Box>
    </Alert>
  );
}
