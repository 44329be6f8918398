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
import type { Records } from './records';

export function RecordRows<Row>(props: Records<Row>) {
  const { caption, rows, columns, keyOf, actions, below } = props;
  const [first, ...others] = columns;
  return (
    // The box scrolls when a long word needs it, so the keyboard must reach it.
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
            <Fragment key={keyOf(row)}>
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
              {below?.(row) && (
                <TableRow>
                  <TableCell colSpan={columns.length + (actions ? 1 : 0)} sx={{ pb: 3 }}>
                    {below(row)}
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
