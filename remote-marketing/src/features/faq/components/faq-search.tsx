import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import {
  AppLink,
  Box,
  FailedState,
  Icon,
  IconButton,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { InputAdornment, TextField } from '@sopaan/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { faqSearchQuery } from '../api/search-faq';
import { FaqCard } from './faq-card';
import { useSearchParameter } from './use-search-parameter';

/** Searches the questions of all pages while the visitor types. The URL contains the search. */
export function FaqSearch() {
  const { search, text, setText } = useSearchParameter();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box role="search" aria-label="Answers" sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <TextField
        label="Search the answers"
        type="search"
        value={text}
        inputRef={input}
        onChange={(event) => setText(event.target.value)}
        // The browser's own button is blue, small and without a name.
        sx={{ maxWidth: 640, '& ::-webkit-search-cancel-button': { display: 'none' } }}
        slotProps={{
          htmlInput: { maxLength: 100 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="search" />
              </InputAdornment>
            ),
            endAdornment: text !== '' && (
              <InputAdornment position="end">
                <IconButton
                  aria-label="Clear the search"
                  edge="end"
                  onClick={() => {
                    setText('');
                    input.current?.focus();
                  }}
                >
                  <Icon name="close" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {search !== '' && <SearchResults search={search} />}
    </Box>
  );
}

function SearchResults({ search }: { search: string }) {
  const { data, error, refetch } = useQuery(faqSearchQuery(search));
  if (error && !data)
    return (
      <FailedState
        title="The answers could not be searched"
        referenceId={isApiError(error) ? error.requestId : undefined}
        onRetry={refetch}
      />
    );
  if (!data) return <LoadingState shape="list" minHeight={200} />;
  const { items } = data;
  return (
    <section aria-labelledby="results-title">
      <div role="status">
        <Typography id="results-title" variant="h5" component="h2" sx={{ mb: 2 }}>
          {resultsTitle(items.length, search)}
        </Typography>
      </div>
      {items.length === 0 && (
        <Typography>
          Try other words, or{' '}
          <AppLink to={`${paths.contact}?subject=support#contact`} underline="always">
            ask us
          </AppLink>
          .
        </Typography>
      )}
      <Box component="ul" sx={cards}>
        {items.map((item) => (
          <FaqCard key={item.id} item={item} />
        ))}
      </Box>
    </section>
  );
}

function resultsTitle(count: number, search: string): string {
  if (count === 0) return `No answers for “${search}”`;
  return count === 1 ? `1 answer for “${search}”` : `${count} answers for “${search}”`;
}

const cards = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
