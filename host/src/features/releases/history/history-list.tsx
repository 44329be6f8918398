import type { Environment, HistoryEntry } from '@sopaan/schemas/releases/environment';
import { Box } from '@sopaan/ui/core';
import { HistoryRow } from './history-row';

interface HistoryListProps {
  environment: Environment;
  /** Newest first. */
  entries: readonly HistoryEntry[];
}

export function HistoryList({ environment, entries }: HistoryListProps) {
  return (
    <Box
      component="ol"
      aria-label={`Sets of ${environment.name}`}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {entries.map((entry, index) => (
        <HistoryRow
          key={entry.revision}
          environment={environment}
          entry={entry}
          previous={entries[index + 1]}
        />
      ))}
    </Box>
  );
}
