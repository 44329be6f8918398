import type { Facet } from '@sopaan/schemas/api/facet';
import { chosenOptions, without, withChosen, type Filters } from '@sopaan/search/filters';
import { AppLink, Box, LoadingState, Skeleton, Typography } from '@sopaan/ui/core';
import { postFilters } from '../api/post-search';
import { listPath } from '../blog-links';

interface CategoryListProps {
  filters: Filters;
  /** Undefined while the facets are loading. */
  facets: readonly Facet[] | undefined;
}

const KEY = 'category';

/** The height of a list with three categories and the link to all posts. */
const EXPECTED_HEIGHT = 168;

/** The height with the title, in pixels. */
export const CATEGORY_LIST_HEIGHT = EXPECTED_HEIGHT + 36;

/** A link to the posts of each category, with their number. The links keep the search text. */
export function CategoryList({ filters, facets }: CategoryListProps) {
  const key = postFilters.keys.find((one) => one.key === KEY);
  const options = facets?.find((facet) => facet.key === KEY)?.options;
  const chosen = chosenOptions(filters, KEY);
  return (
    <Box component="nav" aria-labelledby="categories-title">
      <Typography id="categories-title" variant="h6" component="h2" sx={{ mb: 1 }}>
        Categories
      </Typography>
      {!options && (
        <LoadingState>
          <Skeleton variant="rounded" height={EXPECTED_HEIGHT} />
        </LoadingState>
      )}
      {options && key && (
        <Box component="ul" sx={list}>
          <li>
            <AppLink
              to={listPath(without(filters, KEY))}
              aria-current={chosen.length === 0 ? 'true' : undefined}
              sx={link}
            >
              All posts
            </AppLink>
          </li>
          {options.map(({ value, count }) => (
            <li key={value}>
              <AppLink
                to={listPath(withChosen(filters, key, [value]))}
                aria-current={chosen.includes(value) ? 'true' : undefined}
                sx={link}
              >
                <span>{value}</span> <span>{count}</span>
              </AppLink>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 } as const;

const link = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  px: 1.5,
  py: 1,
  mx: -1.5,
  borderRadius: '12px',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { color: 'primary.main', fontWeight: 600, bgcolor: 'action.selected' },
} as const;
