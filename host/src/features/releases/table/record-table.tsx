import { useMediaQuery } from '@sopaan/ui/core';
import { RecordList } from './record-list';
import { RecordRows } from './record-rows';
import type { RecordTableProps } from './record-table-props';

/** The screen is wide enough for a table. */
const TABLE_QUERY = '(min-width: 1024px)';

/** Shows records as a table on wide screens and as a list of cards on narrow ones. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const hasTableWidth = useMediaQuery(TABLE_QUERY, { noSsr: true });
  return hasTableWidth ? <RecordRows {...props} /> : <RecordList {...props} />;
}
