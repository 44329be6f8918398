import type { SavedSearch } from '@sopaan/schemas/saved-searches/saved-search';
import { Box } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useState } from 'react';
import { useDeleteSavedSearch } from '../api/use-change-saved-search';
import { SavedSearchRow } from './saved-search-row';

interface SavedSearchListProps {
  searches: readonly SavedSearch[];
  /** Returns the element that gets the focus when a row is removed. */
  focusAfterDeletion: () => HTMLElement | null;
}

export function SavedSearchList({ searches, focusAfterDeletion }: SavedSearchListProps) {
  const { mutateAsync: remove } = useDeleteSavedSearch();
  // Kept while the dialog closes, with the button that opened it.
  const [selected, setSelected] = useState<{ search: SavedSearch; button: HTMLElement }>();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {searches.length > 0 && (
        <Box component="ul" aria-label="Saved searches" sx={listStyle}>
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearchRow
                search={search}
                onDelete={(button) => {
                  setSelected({ search, button });
                  setAsking(true);
                }}
              />
            </li>
          ))}
        </Box>
      )}
      {selected && (
        <ConfirmDialog
          open={isAsking}
          title={`Delete “${selected.search.name}”?`}
          text="You will get no more notices or emails about this search."
          confirmLabel="Delete"
          cancelLabel="Keep"
          errorTitle="The search could not be deleted"
          onConfirm={() => remove(selected.search.id)}
          onDone={() => setAsking(false)}
          onCancel={() => setAsking(false)}
          focusAfter={() => (selected.button.isConnected ? selected.button : focusAfterDeletion())}
        />
      )}
    </>
  );
}

const listStyle = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;
