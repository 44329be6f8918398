import { useMediaQuery, type Theme } from '@sopaan/ui/core';
import { RecordList } from './record-list';
import { RecordRows } from './record-rows';
import type { RecordTableProps } from './record-table-props';

const tableWidth = ({ breakpoints }: Theme) => breakpoints.up('lg');

/** Shows records as a table on wide screens and as a list of cards on narrow ones. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const hasTableWidth = useMediaQuery(tableWidth);
  return hasTableWidth ? <RecordRows {...props} /> : <RecordList {...props} />;
}
