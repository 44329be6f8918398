import { paths } from '@sopaan/contract/paths';
import type { SiteSearchGroup } from '@sopaan/schemas/site-search/site-search';
import { AppLink, Box } from '@sopaan/ui/core';
import { kindPath } from '../kind-path';

interface KindLinksProps {
  text: string;
  groups: readonly SiteSearchGroup[];
  /** The kind that is shown; all without one. */
  chosen: string | undefined;
}

const numbers = new Intl.NumberFormat('en-IN');

/** Links to the results of all kinds or of one, with their numbers. */
export function KindLinks({ text, groups, chosen }: KindLinksProps) {
  const links = [
    { label: 'All', to: paths.search(text), isChosen: chosen === undefined },
    ...groups.map(({ kind, title, total, totalIsCapped }) => ({
      label: `${title} ${numbers.format(total)}${totalIsCapped ? '+' : ''}`,
      to: kindPath(text, kind),
      isChosen: chosen === kind,
    })),
  ];
  return (
    <Box component="nav" aria-label="Kinds of results" sx={{ mb: 2 }}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
      >
        {links.map(({ label, to, isChosen }) => (
          <li key={to}>
            <AppLink
              to={to}
              replace
              underline="none"
              color="inherit"
              aria-current={isChosen ? 'page' : undefined}
              sx={link}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.75,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 999,
  bgcolor: 'background.paper',
  typography: 'subtitle2',
  '&:hover': { borderColor: 'primary.main' },
  '&[aria-current]': {
    borderColor: 'primary.main',
    color: 'primary.main',
    bgcolor: 'action.selected',
  },
} as const;
