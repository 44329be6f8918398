import { Alert, Box, Button, Typography } from '@sopaan/ui/core';
import { FormControlLabel, Switch } from '@sopaan/ui/forms';
import { useState } from 'react';
import { errorMessage } from '../../../requests/error-message';
import { useRoomAction } from '../api/use-room-actions';
import type { Room } from '../room/room-state';
import { ChatLog } from './chat-log';
import { ChatMessageForm } from './chat-message-form';
import { useOutgoingMessages } from './use-outgoing-messages';

interface ChatPanelProps {
  classId: string;
  room: Room;
}

export function ChatPanel({ classId, room }: ChatPanelProps) {
  const [isAnnounced, setAnnounced] = useState(true);
  const outgoing = useOutgoingMessages(classId, room.messages);
  const { mutate, isPending, error } = useRoomAction(classId);
  const isLocked = room.shared?.isChatLocked ?? false;
  const me = room.participants.find(({ memberId }) => memberId === room.memberId);
  return (
    <Box component="section" aria-labelledby="chat-title" sx={panel}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id="chat-title" variant="h5" component="h2" sx={{ flex: 1 }}>
          Chat
        </Typography>
        {room.isTeacher && (
          <Button
            size="small"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate({ type: 'lock-chat', isLocked: !isLocked });
            }}
          >
            {isLocked ? 'Unlock chat' : 'Lock chat'}
          </Button>
        )}
      </Box>
      <ChatLog
        messages={room.messages}
        outgoing={outgoing.messages}
        memberId={room.memberId}
        isTeacher={room.isTeacher}
        isAnnounced={isAnnounced}
        onRemove={(messageId) => mutate({ type: 'remove-message', messageId })}
        onRetry={outgoing.retry}
        onDiscard={outgoing.discard}
      />
      {error && <Alert severity="error" title={errorMessage(error)} />}
      {isLocked && !room.isTeacher && <Alert title="The teacher has locked the chat." />}
      {me?.isMuted && <Alert title="The teacher has muted you in the chat and the questions." />}
      {(!isLocked || room.isTeacher) && !me?.isMuted && <ChatMessageForm onSend={outgoing.send} />}
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={isAnnounced}
            onChange={(_event, checked) => setAnnounced(checked)}
          />
        }
        label="Announce new messages to screen readers"
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </Box>
  );
}

const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(12rem, 1fr)',
  gap: 1,
  minHeight: 0,
  height: { xs: '32rem', md: '100%' },
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
} as const;
