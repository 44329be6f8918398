import type { ScreenModule } from '@sopaan/contract/remote';
import { paths } from '@sopaan/contract/paths';
import { KeywordField } from '@sopaan/search/keyword-field';
import { Box, Container, PageTitle, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isSearchable, siteSearchQuery } from '../features/site-search/api/get-site-search';
import { KIND } from '../features/site-search/kind-path';
import { SiteSearchResults } from '../features/site-search/components/site-search-results';

const textOf = (query: URLSearchParams) => query.get('q')?.trim() ?? '';

export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  const text = textOf(url.searchParams);
  if (isSearchable(text)) void queryClient.prefetchQuery(siteSearchQuery(text));
};

export function Component() {
  const [query] = useSearchParams();
  const text = textOf(query);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 2, md: 3 } }}>
      <PageTitle title={text ? `Search: ${text}` : 'Search'} />
      <Typography component="h1" variant="h3" sx={{ mb: 1.5 }}>
        Search
      </Typography>
      <Box sx={{ mb: 2 }}>
        <TextField key={text} text={text} />
      </Box>
      <SiteSearchResults text={text} kind={query.get(KIND)} />
    </Container>
  );
}

function TextField({ text }: { text: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(text);
  return (
    <KeywordField
      label="Search the site"
      value={typed}
      onChange={setTyped}
      onSubmit={() => void navigate(paths.search(typed.trim()))}
    />
  );
}
