import { useUnsavedWork } from '@sopaan/session/unsaved-work';
import { savedSearchesQuery } from '@sopaan/search/saved-searches-query';
import { Button, FailedState, LoadingState } from '@sopaan/ui/core';
import { DiscardDialog } from '@sopaan/ui/discard-dialog';
import { Dialog, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { findSavedSearch } from '../use-saved-search';
import { SaveSearchForm } from './save-search-form';
import type { SaveSearchProps } from './save-search-props';

interface SaveSearchDialogProps extends SaveSearchProps {
  onClose: () => void;
}

/** The form that saves the search of a list, or changes the one with the same filters. */
export function SaveSearchDialog({ onClose, ...search }: SaveSearchDialogProps) {
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery(savedSearchesQuery());
  const saved = data && findSavedSearch(data.items, search.list, search.filters);
  const [isDirty, setDirty] = useState(false);
  const { isAsking, requestClose, close, keep, discard } = useUnsavedWork({
    remote: 'explore',
    task: 'saved search',
    reason: isDirty ? 'A search is being saved' : null,
    onClose,
    closesOnBack: true,
  });
  return (
    <>
      <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={requestClose}>
        <DialogTitle id={id}>{saved ? 'Saved search' : 'Save this search'}</DialogTitle>
        <DialogContent>
          {data ? (
            <SaveSearchForm
              {...search}
              saved={saved}
              onDirty={setDirty}
              onSaved={close}
              onCancel={requestClose}
            />
          ) : error && !isFetching ? (
            <FailedState
              title="Your saved searches could not be loaded"
              description={error.message}
              onRetry={() => refetch()}
              action={<Button onClick={requestClose}>Close</Button>}
            />
          ) : (
            <LoadingState shape="text" minHeight={320} />
          )}
        </DialogContent>
      </Dialog>
      <DiscardDialog open={isAsking} onKeep={keep} onDiscard={discard} />
    </>
  );
}
