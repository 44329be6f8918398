import { Box } from '@sopaan/ui/core';
import { Code } from '../table/code';
import type { ChangedPart } from './changed-parts';

/** Which unit goes from which release to which. */
export function ChangedList({ parts }: { parts: readonly ChangedPart[] }) {
  if (parts.length === 0) return <Box sx={{ typography: 'body2' }}>All releases stay.</Box>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {parts.map(({ unit, from, to }) => (
        <li key={unit}>
          <strong>{unit}</strong> <Code>{from ?? 'nothing'}</Code> → <Code>{to ?? 'nothing'}</Code>
        </li>
      ))}
    </Box>
  );
}
