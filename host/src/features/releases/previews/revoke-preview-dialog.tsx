import { call } from '@sopaan/api-client/call';
import { revokePreviewEndpoint } from '@sopaan/schemas/release-preview';
import { Typography } from '@sopaan/ui/core';
import { object } from 'yup';
import { ChangeDialog } from '../change/change-dialog';

interface RevokePreviewDialogProps {
  id: string;
  /** What it shows, in words. */
  releases: string;
  onClose: () => void;
}

const nothing = object({});

/** Ends a preview before it expires. */
export function RevokePreviewDialog({ id, releases, onClose }: RevokePreviewDialogProps) {
  return (
    <ChangeDialog
      title="Revoke this preview?"
      initialValues={{}}
      schema={nothing}
      submitLabel="Revoke"
      send={() => call(revokePreviewEndpoint, { id })}
      done="The preview is revoked."
      onClose={onClose}
    >
      <Typography>
        The link of {releases} stops working. Who has it open gets the site as everyone sees it with
        the next page.
      </Typography>
    </ChangeDialog>
  );
}
