import type { ReleaseSummary } from '@sopaan/schemas/releases/publish';
import { Box } from '@sopaan/ui/core';
import { Chip, DateText } from '@sopaan/ui/display';
import { useState } from 'react';
import { formatSize } from '../../../difference/format-size';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';
import type { RecordTableProps } from '../table/record-table-props';
import { ChangedFiles } from './changed-files';
import { ReleaseActions } from './release-actions';
import { ReleaseDifference } from './release-difference';

const releaseName = ({ unit, release }: ReleaseSummary) => `${unit}@${release}`;

const columns: RecordTableProps<ReleaseSummary>['columns'] = [
  {
    label: 'Release',
    cell: ({ unit, release, note, changedFiles }) => (
      <>
        {unit} <Code>{release}</Code>
        {note && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{note}</Box>}
        {changedFiles > 0 && <ChangedFiles count={changedFiles} />}
      </>
    ),
  },
  {
    label: 'Published',
    cell: ({ publishedAt, publishedBy }) => (
      <>
        <DateText value={publishedAt} time /> by {publishedBy}
      </>
    ),
  },
  {
    label: 'Author',
    cell: ({ author, commit }) =>
      author || commit ? (
        <>
          {author} {commit && <Code>{commit.slice(0, 12)}</Code>}
        </>
      ) : (
        ''
      ),
  },
  {
    label: 'Size',
    end: true,
    cell: ({ bytes, files }) =>
      `${formatSize(bytes)} in ${files} ${files === 1 ? 'file' : 'files'}`,
  },
  {
    label: 'Runs in',
    cell: ({ environments, canaries }) =>
      environments.length + canaries.length === 0 ? (
        ''
      ) : (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {environments.map((name) => (
            <Chip key={name} size="small" label={name} />
          ))}
          {canaries.map((name) => (
            <Chip key={name} size="small" variant="outlined" label={`${name} (canary)`} />
          ))}
        </Box>
      ),
  },
];

export function PublishedTable({ releases }: { releases: readonly ReleaseSummary[] }) {
  const [expanded, setExpanded] = useState('');
  return (
    <RecordTable
      caption="Published releases"
      rows={releases}
      getKey={releaseName}
      columns={columns}
      actions={(release) => {
        const open = expanded === releaseName(release);
        return (
          <ReleaseActions
            release={release}
            open={open}
            onToggle={() => setExpanded(open ? '' : releaseName(release))}
          />
        );
      }}
      renderDetails={(release) =>
        expanded === releaseName(release) ? <ReleaseDifference release={release} /> : null
      }
    />
  );
}
