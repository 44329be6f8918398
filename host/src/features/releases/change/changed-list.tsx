import { Box } from '@sopaan/ui/core';
import { Code } from '../table/code';
import type { ChangedRelease } from './changed-releases';

/** The units whose release changes, with the old and the new release. */
export function ChangedList({ changes }: { changes: readonly ChangedRelease[] }) {
  if (changes.length === 0) return <Box sx={{ typography: 'body2' }}>No releases change.</Box>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {changes.map(({ unit, from, to }) => (
        <li key={unit}>
          <strong>{unit}</strong> <Code>{from ?? 'nothing'}</Code> → <Code>{to ?? 'nothing'}</Code>
        </li>
      ))}
    </Box>
  );
}
