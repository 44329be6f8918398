import type { JobList } from '@sopaan/schemas/saved-searches/saved-search';
import type { Noun } from '@sopaan/search/result-count';
import type { FilterState } from '@sopaan/search/use-filters';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { Button, Icon } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSavedSearch } from '../use-saved-search';

// Loaded when it is first opened, as it needs the code of forms and dialogs.
const SaveSearchDialog = lazyPart(
  async () => (await import('./save-search-dialog')).SaveSearchDialog,
);

interface SaveSearchButtonProps {
  list: JobList;
  noun: Noun;
  filters: FilterState;
}

/** Saves the filters of a list, so that the member is notified of new jobs. A guest logs in first. */
export function SaveSearchButton({ list, noun, filters }: SaveSearchButtonProps) {
  const saved = useSavedSearch(list, filters);
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const open = useResumedAction('save-search', () => setOpen(true), { action: 'save-search' });
  // A guest returns from the login to the URL, so it must have all filters first.
  const { isPending } = filters;
  const openRequested = useEffectEvent(() => {
    setRequested(false);
    open();
  });
  useEffect(() => {
    if (isRequested && !isPending) openRequested();
  }, [isRequested, isPending]);
  return (
    <>
      <Button
        variant="outlined"
        color={saved ? 'secondary' : 'primary'}
        startIcon={<Icon name={saved ? 'bookmark-filled' : 'bookmark'} />}
        aria-haspopup="dialog"
        onClick={() => {
          // Applies a keyword that was typed a moment ago.
          filters.flush();
          setRequested(true);
        }}
        sx={{ flex: 'none', minHeight: 44 }}
      >
        {saved ? 'Search saved' : 'Save this search'}
      </Button>
      {isOpen && (
        <SaveSearchDialog
          list={list}
          noun={noun}
          filters={filters}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
