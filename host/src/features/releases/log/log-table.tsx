import type { LogEntry } from '@sopaan/schemas/releases/log';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';
import type { RecordTableProps } from '../table/record-table-props';

const columns: RecordTableProps<LogEntry>['columns'] = [
  {
    label: 'Action',
    cell: ({ action, environment }) => (environment ? `${action} in ${environment}` : action),
  },
  { label: 'Time', cell: ({ at }) => <DateText value={at} time /> },
  { label: 'Actor', cell: ({ actor }) => actor },
  {
    label: 'Releases',
    cell: ({ releases }) =>
      releases.length === 0
        ? ''
        : releases.map((name) => (
            <Box key={name}>
              <Code>{name}</Code>
            </Box>
          )),
  },
  {
    label: 'Sets',
    cell: ({ from, to }) =>
      from || to ? (
        <>
          <Code>{from ?? 'nothing'}</Code> → <Code>{to ?? 'nothing'}</Code>
        </>
      ) : (
        ''
      ),
  },
  { label: 'Reason', cell: ({ why }) => why },
];

export function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <RecordTable caption="Audit log" rows={entries} getKey={({ id }) => id} columns={columns} />
  );
}
