import {
  SITE_SEARCH_LIMIT,
  type SiteSearchGroup,
  type SiteSearchResult,
} from '@sopaan/schemas/site-search/site-search';
import { AppLink, Box, LinkButton, Typography } from '@sopaan/ui/core';
import { kindPath } from '../kind-path';

interface ResultGroupProps {
  text: string;
  group: SiteSearchGroup;
  /** Only this kind is shown, with more results than among others. */
  isChosen: boolean;
}

const numbers = new Intl.NumberFormat('en-IN');

/** The best results of one kind, with the way to the others. */
export function ResultGroup({ text, group, isChosen }: ResultGroupProps) {
  const { kind, title, total, totalIsCapped, listPath, items } = group;
  const headingId = `results-${kind}`;
  const shown = isChosen ? items : items.slice(0, SITE_SEARCH_LIMIT);
  const allPath = listPath ?? (total > shown.length ? kindPath(text, kind) : null);
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 3 }}>
      <Typography id={headingId} component="h2" variant="h5" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {shown.map((item) => (
          <ResultRow key={item.path} result={item} />
        ))}
      </Box>
      {allPath !== null && (
        <LinkButton to={allPath} size="small" sx={{ mt: 1 }}>
          All {numbers.format(total)}
          {totalIsCapped && '+'} {title.toLowerCase()}
        </LinkButton>
      )}
    </Box>
  );
}

function ResultRow({ result: { title, detail, facts = [], path } }: { result: SiteSearchResult }) {
  return (
    <li>
      <AppLink to={path}>{title}</AppLink>
      {detail && (
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
      {facts.length > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {facts.join(' · ')}
        </Typography>
      )}
    </li>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
  '& > li': { px: 2, py: 1.25 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
