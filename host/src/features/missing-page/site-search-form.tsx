import { Box, Button } from '@sopaan/ui/core';

/** A search box for the whole site. A plain form, so that it also works where scripts have failed. */
export function SiteSearchForm() {
  return (
    <Box component="form" role="search" action="/search" method="get" sx={form}>
      <Box
        component="input"
        type="search"
        name="q"
        required
        maxLength={100}
        aria-label="Search the site"
        placeholder="Courses, jobs, competitions…"
        sx={input}
      />
      <Button type="submit" variant="contained" size="large">
        Search
      </Button>
    </Box>
  );
}

const form = {
  display: 'flex',
  gap: 1,
  maxWidth: '36rem',
  mx: 'auto',
  mt: 4,
} as const;

const input = {
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  px: 2,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'text.disabled',
  borderRadius: 999,
} as const;
