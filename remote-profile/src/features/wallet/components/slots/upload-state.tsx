import { Alert, Box, Button, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import type { useUpload } from '../../api/use-upload';

interface UploadStateProps {
  upload: ReturnType<typeof useUpload>;
  label: string;
}

/** The progress of an upload, or why it failed. */
export function UploadState({ upload, label }: UploadStateProps) {
  const { file, share, isPending, problem } = upload;
  if (isPending) {
    const percent = share === null ? null : Math.round(share * 100);
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`Uploading ${file?.name ?? ''}${percent === null ? '' : `: ${percent} %`}`}
        </Typography>
        <LinearProgress
          {...(percent === null ? {} : { variant: 'determinate', value: percent })}
          aria-label={`Upload of ${label}`}
        />
        <Button
          size="small"
          variant="outlined"
          aria-label={`Cancel the upload of ${label}`}
          onClick={upload.cancel}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          Cancel
        </Button>
      </Box>
    );
  }
  if (problem === undefined) return null;
  return (
    <Alert severity="error" title={`${file?.name ?? 'The file'} was not uploaded`}>
      {problem}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {upload.canRetry && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`Try again to upload ${label}`}
            onClick={upload.retry}
            sx={{ minHeight: 44 }}
          >
            Try again
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Dismiss the message about ${label}`}
          onClick={upload.dismiss}
          sx={{ minHeight: 44 }}
        >
          Dismiss
        </Button>
      </Box>
    </Alert>
  );
}
