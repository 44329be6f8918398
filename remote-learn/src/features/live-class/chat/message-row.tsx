import { Box, Typography } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import type { ChatMessage } from '../room/room-state';
import { TimeOfDay } from './time-of-day';

interface MessageRowProps {
  message: ChatMessage;
  /** A button at the end. */
  action: ReactNode;
}

export function MessageRow({ message, action }: MessageRowProps) {
  const { name, isTeacher, text, at, isRemoved } = message;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {isTeacher && <Chip size="small" label="Teacher" />}
          <Typography variant="caption" color="textSecondary">
            <TimeOfDay value={at} />
          </Typography>
        </Box>
        <Typography
          variant="body2"
          color={isRemoved ? 'textSecondary' : 'textPrimary'}
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontStyle: isRemoved ? 'italic' : 'normal',
          }}
        >
          {isRemoved ? 'This message was removed.' : text}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}
