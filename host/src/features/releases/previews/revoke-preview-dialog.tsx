import { Typography } from '@sopaan/ui/core';
import { object } from 'yup';
import { revokePreview } from '../api/change-previews';
import { ChangeDialog } from '../change/change-dialog';

interface RevokePreviewDialogProps {
  id: string;
  /** The releases that it shows, as text. */
  releases: string;
  onClose: () => void;
}

const schema = object({});

/** Revokes a preview before it expires. */
export function RevokePreviewDialog({ id, releases, onClose }: RevokePreviewDialogProps) {
  return (
    <ChangeDialog
      title="Revoke this preview?"
      initialValues={{}}
      schema={schema}
      submitLabel="Revoke"
      send={() => revokePreview(id)}
      successMessage="The preview was revoked."
      onClose={onClose}
    >
      <Typography>
        The link to {releases} stops working. Anyone who has it open sees the regular site from the
        next page load.
      </Typography>
    </ChangeDialog>
  );
}
