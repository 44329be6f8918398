import type { PackActivity } from '@sopaan/schemas/wallet/packs';
import { Box, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useId } from 'react';

/** What was done with the links and sent with applications, newest first. */
export function ActivityLog({ activity }: { activity: readonly PackActivity[] }) {
  const id = useId();
  if (activity.length === 0) return null;
  return (
    <Box>
      <Typography id={id} variant="subtitle1" component="h4">
        Activity
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        tabIndex={0}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 240, overflowY: 'auto' }}
      >
        {activity.map((entry, index) => (
          <Typography key={`${entry.at} ${index}`} component="li" variant="body2" sx={{ py: 0.5 }}>
            <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
              <DateText value={entry.at} time />
            </Box>
            {sentenceOf(entry)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function sentenceOf({ action, receiver, document }: PackActivity): string {
  switch (action) {
    case 'created':
      return `You created a link for ${receiver}`;
    case 'revoked':
      return `You revoked the link for ${receiver}`;
    case 'document-opened':
      return `${document ?? 'A document'} was opened through the link for ${receiver}`;
    case 'opened':
      return `The link for ${receiver} was opened`;
    case 'sent':
      return `${document ?? 'A document'} was sent with the application to ${receiver}`;
    case 'withdrawn':
      return `You withdrew the application to ${receiver}, so it can no longer open your documents`;
    default:
      return [action, document, receiver].filter(Boolean).join(' · ');
  }
}
