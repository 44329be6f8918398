import { Button, Icon } from '@sopaan/ui/core';
import { fileUrl } from '../../file-url';

interface PreviewLinkProps {
  fileId: string;
  /** What is opened, for screen readers. */
  label: string;
}

export function PreviewLink({ fileId, label }: PreviewLinkProps) {
  return (
    <Button
      size="small"
      href={fileUrl(fileId)}
      target="_blank"
      rel="noopener"
      startIcon={<Icon name="eye" />}
      aria-label={`Preview ${label} in a new tab`}
      sx={{ minHeight: 44 }}
    >
      Preview
    </Button>
  );
}
