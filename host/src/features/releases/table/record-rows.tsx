import { VisuallyHidden } from '@sopaan/ui/core';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@sopaan/ui/panels';
import { Fragment } from 'react';
import type { RecordTableProps } from './record-table-props';

export function RecordRows<Row>(props: RecordTableProps<Row>) {
  const { caption, rows, columns, getKey, actions, renderDetails } = props;
  const [first, ...others] = columns;
  return (
    // A scrollable container must be reachable by keyboard.
    <TableContainer role="region" aria-label={`Table: ${caption}`} tabIndex={0}>
      <Table size="small">
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <TableHead>
          <TableRow>
            {columns.map(({ label, end }) => (
              <TableCell key={label} align={end ? 'right' : 'left'}>
                {label}
              </TableCell>
            ))}
            {actions && (
              <TableCell>
                <VisuallyHidden>Actions</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& > tr': { verticalAlign: 'top' } }}>
          {rows.map((row) => (
            <Fragment key={getKey(row)}>
              <TableRow>
                <TableCell component="th" scope="row">
                  {first.cell(row)}
                </TableCell>
                {others.map(({ label, end, cell }) => (
                  <TableCell key={label} align={end ? 'right' : 'left'}>
                    {cell(row)}
                  </TableCell>
                ))}
                {actions && (
                  <TableCell align="right" sx={{ py: 0.5 }}>
                    {actions(row)}
                  </TableCell>
                )}
              </TableRow>
              {renderDetails?.(row) && (
                <TableRow>
                  <TableCell colSpan={columns.length + (actions ? 1 : 0)} sx={{ pb: 3 }}>
                    {renderDetails(row)}
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
