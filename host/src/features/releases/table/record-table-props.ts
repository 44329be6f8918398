import type { ReactNode } from 'react';

interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the column to the end, for numbers. */
  end?: boolean;
}

export interface RecordTableProps<Row> {
  /** The name of the table for screen readers. */
  caption: string;
  rows: readonly Row[];
  /** Reduces the spacing of the list, for short records. */
  dense?: boolean;
  /** The first column names the record. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  getKey: (row: Row) => string;
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** The expanded content below a row; nothing while it is collapsed. */
  renderDetails?: (row: Row) => ReactNode;
}
