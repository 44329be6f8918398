import { paths } from '@sopaan/contract/paths';
import type { WalletFile } from '@sopaan/schemas/wallet/wallet';
import { Dialog, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId, useState } from 'react';
import { NewPackForm } from './new-pack-form';
import { PackLink } from './pack-link';

interface NewPackDialogProps {
  documents: readonly WalletFile[];
  onClose: () => void;
}

/** The form for a new pack, then its link, which is shown only once. */
export function NewPackDialog({ documents, onClose }: NewPackDialogProps) {
  const id = useId();
  const [url, setUrl] = useState<string | null>(null);
  const showLink = (token: string) => setUrl(new URL(paths.pack(token), location.origin).href);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      // A click on the backdrop must not discard what was typed, or the link.
      onClose={(_event, cause) => cause === 'escapeKeyDown' && url === null && onClose()}
    >
      <DialogTitle id={id}>{url === null ? 'Create a link' : 'Your link is ready'}</DialogTitle>
      <DialogContent>
        {url === null ? (
          <NewPackForm documents={documents} onCreated={showLink} onCancel={onClose} />
        ) : (
          <PackLink url={url} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}
