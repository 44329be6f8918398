import { Box, Button, Typography } from '@sopaan/ui/core';
import type { FilterState } from '../navigation/use-filters';
import type { SearchPages } from '../pages/use-search-pages';

interface CorrectedTextProps {
  filters: FilterState;
  pages: SearchPages<unknown>;
}

/** Says that the results are those of a corrected text, and offers to search for the text as typed, in quotes, which is not corrected. */
export function CorrectedText({ filters, pages }: CorrectedTextProps) {
  const { search } = filters.filters;
  if (pages.corrected === undefined || !search) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1.5 }}>
      <Typography>
        Showing results for <strong>{pages.corrected}</strong>
      </Typography>
      <Button
        size="small"
        onClick={() => filters.apply({ ...filters.filters, search: `"${search}"` })}
      >
        Search for “{search}” instead
      </Button>
    </Box>
  );
}
