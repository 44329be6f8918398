import { Typography } from '@sopaan/ui/core';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@sopaan/ui/panels';

interface AmountTableProps {
  caption: string;
  amountLabel: string;
  rows: ReadonlyArray<{ name: string; detail?: string; amount: number }>;
}

/** A table of names, each with a number. */
export function AmountTable({ caption, amountLabel, rows }: AmountTableProps) {
  return (
    <Table size="small" aria-label={caption}>
      <TableHead>
        <TableRow>
          <TableCell>{caption}</TableCell>
          <TableCell align="right">{amountLabel}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, detail, amount }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
              {detail && (
                <Typography variant="caption" component="p" color="textSecondary">
                  {detail}
                </Typography>
              )}
            </TableCell>
            <TableCell align="right">{amount.toLocaleString('en-IN')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
