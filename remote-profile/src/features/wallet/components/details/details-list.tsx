import type { DetailRow } from '@sopaan/schemas/wallet/details';
import { Box, Typography } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { detailLabel } from './detail-label';

export function DetailsList({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      }}
    >
      {rows.map(({ field, value }) => (
        <Box key={field} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {detailLabel(field)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {field === 'dateOfBirth' ? dateText(value) : value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
