import { DOCUMENT_RULE } from '@sopaan/schemas/wallet/document-type';
import { Box, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { useId } from 'react';
import { formatBytes } from '../../wallet-text';

/** From this percentage of the quota on, the next documents may not fit. */
const ALMOST_FULL_PERCENT = 90;

interface QuotaBarProps {
  usedBytes: number;
  quotaBytes: number;
}

/** The used storage and the limits, shown before anything is uploaded. */
export function QuotaBar({ usedBytes, quotaBytes }: QuotaBarProps) {
  const id = useId();
  const percent = Math.min(100, (usedBytes / quotaBytes) * 100);
  const isAlmostFull = percent >= ALMOST_FULL_PERCENT;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
      >
        <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
          {`${formatBytes(usedBytes)} of ${formatBytes(quotaBytes)} used`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`PDF, JPEG or PNG, up to ${formatBytes(DOCUMENT_RULE.maxBytes)} a file. Stored encrypted.`}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={id}
        color={isAlmostFull ? 'warning' : 'primary'}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'action.selected' }}
      />
      {isAlmostFull && (
        <Typography variant="body2">
          Your wallet is almost full. Remove earlier and deleted files for good to make room.
        </Typography>
      )}
    </Box>
  );
}
