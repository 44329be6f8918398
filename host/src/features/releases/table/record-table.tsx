import { useMediaQuery } from '@sopaan/ui/core';
import { RecordList } from './record-list';
import { RecordRows } from './record-rows';
import type { Records } from './records';

/** From here on there is room for columns. */
const WIDE = '(min-width: 1024px)';

/** Records as a table where there is room for one, and as a list of cards where there is not. */
export function RecordTable<Row>(props: Records<Row>) {
  const wide = useMediaQuery(WIDE, { noSsr: true });
  return wide ? <RecordRows {...props} /> : <RecordList {...props} />;
}
