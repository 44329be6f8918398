import type { ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** For numbers. */
  end?: boolean;
}

export interface Records<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  rows: readonly Row[];
  /** Short records: as a list, they stand close together. */
  dense?: boolean;
  /** The first one names the record. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  keyOf: (row: Row) => string;
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** What a row unfolds to; nothing while it is folded. */
  below?: (row: Row) => ReactNode;
}
