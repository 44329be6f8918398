import type { SearchPages } from '@sopaan/search/use-search-pages';
import {
  Box,
  EmptyState,
  FailedState,
  Icon,
  LinkButton,
  LoadingState,
  Skeleton,
} from '@sopaan/ui/core';
import { SectionHeading } from '@sopaan/ui/section-heading';
import { useId, type ReactNode } from 'react';
import { allLabel } from '../all-label';

interface RowSectionProps<Item extends { id: string }> {
  heading: string;
  highlight: string;
  /** Why these items are shown. */
  description: string;
  pages: SearchPages<Item>;
  /** The maximum number of rows. Phones, where they are in one column, show four. */
  limit: number;
  renderRow: (item: Item, loadedAt: number) => ReactNode;
  /** The plural of the items, for the texts. */
  plural: string;
  /** The path of the complete list, where there is one. */
  to?: string;
}

/** The first items of a searched list with all their facts, in two columns, and the way to the others. */
export function RowSection<Item extends { id: string }>(props: RowSectionProps<Item>) {
  const { heading, highlight, description, pages, limit, renderRow, plural, to } = props;
  const { status, items, loadedAt } = pages;
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ mb: 2 }}>
        <SectionHeading
          id={headingId}
          heading={heading}
          highlight={highlight}
          description={description}
        />
      </Box>
      {status === 'loading' && (
        <LoadingState>
          <Box sx={[columns, shorterOnPhones]}>
            {Array.from({ length: limit }, (_, row) => (
              <Skeleton key={row} variant="rounded" height={170} sx={{ borderRadius: '16px' }} />
            ))}
          </Box>
        </LoadingState>
      )}
      {status === 'failed' && (
        <FailedState
          title={`${heading} ${highlight} could not be loaded`}
          description={pages.errorMessage}
          onRetry={pages.retry}
          referenceId={pages.referenceId}
          level="h3"
        />
      )}
      {status === 'ready' && items.length === 0 && (
        <EmptyState title={`No ${plural} at the moment`} minHeight={160} />
      )}
      {items.length > 0 && (
        <>
          <Box component="ul" sx={[columns, shorterOnPhones]}>
            {items.slice(0, limit).map((item) => (
              <li key={item.id}>{renderRow(item, loadedAt)}</li>
            ))}
          </Box>
          {to && (
            <LinkButton
              to={to}
              variant="outlined"
              endIcon={<Icon name="arrow-right" />}
              sx={{ mt: 2, minHeight: 44 }}
            >
              {allLabel(plural, pages)}
            </LinkButton>
          )}
        </>
      )}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const shorterOnPhones = {
  '& > :nth-of-type(n + 5)': { display: { xs: 'none', sm: 'block' } },
} as const;
