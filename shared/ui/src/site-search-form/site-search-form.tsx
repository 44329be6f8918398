import { paths } from '@sopaan/contract/paths';
import { Box, Button } from '@sopaan/ui/core';
import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A search box that opens the page of results for the whole site. It also works where scripts have failed. */
export function SiteSearchForm() {
  const navigate = useNavigate();
  // Uncontrolled, so that it keeps what was typed before the page was hydrated.
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(paths.search(field.current?.value.trim()));
  };
  return (
    <Box
      component="form"
      role="search"
      action={paths.search()}
      method="get"
      onSubmit={submit}
      sx={form}
    >
      <Box
        component="input"
        ref={field}
        type="search"
        name="q"
        required
        maxLength={100}
        aria-label="Search the site"
        placeholder="Courses, jobs…"
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
  width: '100%',
  maxWidth: '36rem',
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
