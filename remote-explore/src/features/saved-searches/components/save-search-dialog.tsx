import { useBusy } from '@sopaan/session/busy';
import { Dialog, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId } from 'react';
import { SaveSearchForm } from './save-search-form';
import type { SaveSearchProps } from './save-search-props';

/** The form that saves the search of a list. */
export function SaveSearchDialog(props: SaveSearchProps) {
  const id = useId();
  useBusy({ remote: 'explore', task: 'saved search' }, 'A search is being saved');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      // A click on the backdrop must not discard what was typed.
      onClose={(_event, cause) => cause === 'escapeKeyDown' && props.onClose()}
    >
      <DialogTitle id={id}>{props.saved ? 'Saved search' : 'Save this search'}</DialogTitle>
      <DialogContent>
        <SaveSearchForm {...props} />
      </DialogContent>
    </Dialog>
  );
}
