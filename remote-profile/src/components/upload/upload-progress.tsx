import { Box, Button, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';

interface UploadProgressProps {
  /** The name of the file. */
  fileName: string;
  /** What is uploaded, for screen readers. */
  label: string;
  /** The fraction that was sent, 0 to 1; null while unknown. */
  sentFraction: number | null;
  onCancel: () => void;
}

/** A running upload. */
export function UploadProgress({ fileName, label, sentFraction, onCancel }: UploadProgressProps) {
  const percent = sentFraction === null ? null : Math.round(sentFraction * 100);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`Uploading ${fileName}${percent === null ? '' : `: ${percent} %`}`}
      </Typography>
      <LinearProgress
        {...(percent === null ? {} : { variant: 'determinate', value: percent })}
        aria-label={`Upload of ${label}`}
      />
      <Button
        size="small"
        variant="outlined"
        aria-label={`Cancel the upload of ${label}`}
        onClick={onCancel}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        Cancel the upload
      </Button>
    </Box>
  );
}
