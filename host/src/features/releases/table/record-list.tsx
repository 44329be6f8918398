import { Box } from '@sopaan/ui/core';
import type { RecordTableProps } from './record-table-props';

export function RecordList<Row>(props: RecordTableProps<Row>) {
  const { caption, rows, columns, getKey, actions, renderDetails, dense } = props;
  const [first, ...others] = columns;
  return (
    <Box component="ul" aria-label={caption} sx={dense ? { ...list, gap: 0 } : list}>
      {rows.map((row) => (
        <Box component="li" key={getKey(row)} sx={dense ? line : item}>
          <Box sx={{ fontWeight: 600 }}>{first.cell(row)}</Box>
          <Box component="dl" sx={facts}>
            {others.map(({ label, cell }) => {
              const content = cell(row);
              return content === '' || content === null ? null : (
                <Box key={label} sx={{ display: 'contents' }}>
                  <dt>{label}</dt>
                  <dd>{content}</dd>
                </Box>
              );
            })}
          </Box>
          {actions && <Box sx={{ mt: 1, ml: -1.5 }}>{actions(row)}</Box>}
          {renderDetails?.(row)}
        </Box>
      ))}
    </Box>
  );
}

const list = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' };

const line = {
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  minWidth: 0,
  overflowWrap: 'anywhere',
};

const item = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  minWidth: 0,
  overflowWrap: 'anywhere',
};

const facts = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  mt: 0.5,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0 },
};
