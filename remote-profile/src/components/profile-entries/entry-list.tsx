import { Box, Typography } from '@sopaan/ui/core';
import type { ProfileEntry } from './profile-entries';
import { MemberUrl } from './member-url';

interface EntryListProps {
  label: string;
  entries: readonly ProfileEntry[];
}

export function EntryList({ label, entries }: EntryListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 3,
        m: 0,
        p: 0,
        listStyle: 'none',
        '@media print': { display: 'block', '& > li + li': { mt: 3 } },
      }}
    >
      {entries.map((entry, index) => (
        <EntryItem key={index} entry={entry} />
      ))}
    </Box>
  );
}

function EntryItem({ entry }: { entry: ProfileEntry }) {
  const { title, subtitle, period, facts, text, points, url } = entry;
  return (
    <Box
      component="li"
      sx={{
        borderLeft: '3px solid',
        borderColor: 'primary.main',
        pl: 2,
        minWidth: 0,
        overflowWrap: 'anywhere',
        breakInside: 'avoid',
      }}
    >
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      {subtitle && <Typography>{subtitle}</Typography>}
      {[period, ...facts].filter(Boolean).map((fact) => (
        <Typography key={fact} variant="body2" color="textSecondary">
          {fact}
        </Typography>
      ))}
      {text && (
        <Typography sx={{ mt: 1, maxWidth: '72ch', whiteSpace: 'pre-line' }}>{text}</Typography>
      )}
      {points.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {points.map((point, index) => (
            <Typography key={index} component="li">
              {point}
            </Typography>
          ))}
        </Box>
      )}
      {url && <MemberUrl url={url} />}
    </Box>
  );
}
