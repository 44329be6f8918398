import { Alert, Box, Button } from '@sopaan/ui/core';
import { UploadFailure } from '../../../components/upload/upload-failure';
import { UploadProgress } from '../../../components/upload/upload-progress';
import type { usePictureUpload } from './use-picture-upload';

interface PictureUploadStateProps {
  upload: ReturnType<typeof usePictureUpload>;
  /** Which picture is uploaded, for screen readers. */
  label: string;
}

/**
 * The progress of saving a picture, or why it failed for a reason other than the picture itself. Placed between the content of the panel, which
 * scrolls, and the buttons, so that it stays in view.
 */
export function PictureUploadState(props: PictureUploadStateProps) {
  const { isPending, input: change, error } = props.upload;
  if (!error && !(isPending && change)) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <UploadState {...props} />
    </Box>
  );
}

function UploadState({ upload, label }: PictureUploadStateProps) {
  const { input: change, isPending, sentFraction, error } = upload;
  if (isPending && change) {
    const fileName = change.file.name;
    return (
      <UploadProgress
        fileName={fileName}
        label={label}
        sentFraction={sentFraction}
        onCancel={upload.cancel}
      />
    );
  }
  if (!error) return null;
  if (change) {
    return (
      <UploadFailure
        fileName={change.file.name}
        label={label}
        problem={error.message}
        onRetry={upload.retry}
        onDismiss={upload.dismiss}
      />
    );
  }
  return (
    <Alert severity="error" title="The picture could not be removed">
      {error.message}
      <Box sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" onClick={upload.retry} sx={{ minHeight: 44 }}>
          Try again
        </Button>
      </Box>
    </Alert>
  );
}
