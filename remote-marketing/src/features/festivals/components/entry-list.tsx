import { isApiError } from '@sopaan/api-client/call';
import type { FestivalEntries, ListedEntry } from '@sopaan/schemas/festivals/festival';
import { Box, Button, EmptyState, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { Chip, DateText, InitialsAvatar, Money } from '@sopaan/ui/display';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { entriesQuery } from '../api/get-entries';
import { PAGE_PARAMETER, readPage } from '../entry-page';
import { FestivalSection } from './festival-section';

/** The registrations with their prizes, ten on a page. The page is in the URL. */
export function EntryList({ id }: { id: string }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const { data, error, refetch } = useQuery({
    ...entriesQuery(id, readPage(searchParams)),
    placeholderData: keepPreviousData,
  });
  const goTo = (page: number) =>
    setSearchParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (page === 1) next.delete(PAGE_PARAMETER);
        else next.set(PAGE_PARAMETER, String(page));
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <FestivalSection title="Entries">
      {data && data.total === 0 && <EmptyState title="Nobody has registered yet" icon="users" />}
      {data && data.total > 0 && (
        <>
          <Box component="ul" aria-label="Entries" sx={list}>
            {data.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Box>
          <Pages entries={data} onGoTo={goTo} />
        </>
      )}
      {!data && !error && <LoadingState shape="list" />}
      {!data && error && (
        <FailedState
          title="The entries could not be loaded"
          referenceId={isApiError(error) ? error.requestId : undefined}
          onRetry={refetch}
          level="h3"
        />
      )}
    </FestivalSection>
  );
}

interface PagesProps {
  entries: FestivalEntries;
  onGoTo: (page: number) => void;
}

/** Both buttons are always shown. A button without a page to go to does nothing, but can keep the focus. */
function Pages({ entries: { page, pageCount, total }, onGoTo }: PagesProps) {
  const isFirst = page === 1;
  const isLast = page === pageCount;
  return (
    <Box component="nav" aria-label="Pages of entries" sx={pages}>
      <Button
        variant="outlined"
        aria-disabled={isFirst}
        onClick={() => {
          if (!isFirst) onGoTo(page - 1);
        }}
      >
        Previous
      </Button>
      <Typography
        role="status"
        sx={pageText}
      >{`Page ${page} of ${pageCount}, ${total} ${total === 1 ? 'entry' : 'entries'}`}</Typography>
      <Button
        variant="outlined"
        aria-disabled={isLast}
        onClick={() => {
          if (!isLast) onGoTo(page + 1);
        }}
      >
        Next
      </Button>
    </Box>
  );
}

const statusTitles = {
  Pending: 'The result is not decided yet',
  Dispatch: 'The prize is being sent',
  Completed: 'Nothing is left to do',
} as const;

function Entry({ entry }: { entry: ListedEntry }) {
  const { name, address, date, amount, status, img, sample, rank } = entry;
  return (
    <Box component="li" sx={row}>
      <InitialsAvatar name={name} src={img} size={40} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
          {sample && ' (sample)'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {rank !== null && `Rank ${rank} · `}
          {address ? `${address}, registered` : 'Registered'} <DateText value={date} />
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
        {amount > 0 && (
          <Typography sx={{ fontWeight: 600 }}>
            <Money amount={amount} />
          </Typography>
        )}
        <Chip
          size="small"
          label={status}
          title={statusTitles[status]}
          color={status === 'Dispatch' ? 'primary' : 'default'}
        />
      </Box>
    </Box>
  );
}

/** Placed above the buttons on phones, so that these stay side by side. */
const pageText = {
  order: { xs: -1, sm: 0 },
  width: { xs: '100%', sm: 'auto' },
  textAlign: 'center',
} as const;

const list = { display: 'grid', listStyle: 'none', m: 0, p: 0 } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 1.5,
  alignItems: 'center',
  py: 1.5,
  minHeight: 76,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const pages = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  mt: 2,
} as const;
