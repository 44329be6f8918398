import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@sopaan/ui/panels';
import type { ReactNode } from 'react';

interface NoticeTableProps {
  head: readonly [category: string, value: string];
  rows: readonly (readonly [category: string, value: ReactNode])[];
}

/** A table with a value for each category of applicants. */
export function NoticeTable({ head, rows }: NoticeTableProps) {
  return (
    <TableContainer sx={{ maxWidth: '36rem' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell scope="col">{head[0]}</TableCell>
            <TableCell scope="col">{head[1]}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([category, value]) => (
            <TableRow key={category}>
              <TableCell component="th" scope="row">
                {category}
              </TableCell>
              <TableCell>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
