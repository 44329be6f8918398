import { Box, Button, Icon, IconButton, Typography } from '@sopaan/ui/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../room/room-state';
import { MessageRow } from './message-row';
import { OutgoingRow } from './outgoing-row';
import type { OutgoingMessage } from './use-outgoing-messages';

interface ChatLogProps {
  messages: readonly ChatMessage[];
  outgoing: readonly OutgoingMessage[];
  memberId: string;
  isTeacher: boolean;
  isAnnounced: boolean;
  onRemove: (messageId: string) => void;
  onRetry: (message: OutgoingMessage) => void;
  onDiscard: (messageId: string) => void;
}

/** The distance from the end within which the log counts as scrolled to the end. */
const END_TOLERANCE_PX = 40;

/** Scrolls to new messages while the end is in view. A member who has scrolled up is not moved. */
export function ChatLog({
  messages,
  outgoing,
  memberId,
  isTeacher,
  isAnnounced,
  onRemove,
  onRetry,
  onDiscard,
}: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const scrollToEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };
  const lastOutgoing = outgoing.at(-1)?.messageId;
  useLayoutEffect(() => {
    if (isAtEnd) scrollToEnd();
  }, [messages, outgoing.length, isAtEnd]);
  // A new message of the member is always scrolled into view.
  useLayoutEffect(() => {
    if (lastOutgoing !== undefined) scrollToEnd();
  }, [lastOutgoing]);
  return (
    <Box sx={{ position: 'relative', minHeight: 0 }}>
      <Box
        ref={log}
        role="log"
        aria-label="Messages"
        aria-live={isAnnounced ? 'polite' : 'off'}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < END_TOLERANCE_PX)
        }
        sx={{ height: '100%', overflowY: 'auto', overscrollBehavior: 'contain', pr: 0.5 }}
      >
        {messages.length + outgoing.length === 0 && (
          <Typography color="textSecondary">No messages yet. Say hello.</Typography>
        )}
        {messages.map((message) => (
          <MessageRow
            key={message.messageId}
            message={message}
            action={
              (isTeacher || message.memberId === memberId) &&
              !message.isRemoved && (
                <IconButton
                  size="small"
                  aria-label={`Remove the message of ${message.name}: ${message.text.slice(0, 40)}`}
                  onClick={() => onRemove(message.messageId)}
                >
                  <Icon name="trash" size={16} />
                </IconButton>
              )
            }
          />
        ))}
        {outgoing.map((message) => (
          <OutgoingRow
            key={message.messageId}
            message={message}
            onRetry={() => onRetry(message)}
            onDiscard={() => onDiscard(message.messageId)}
          />
        ))}
      </Box>
      {!isAtEnd && (
        <Button
          size="small"
          variant="contained"
          onClick={() => {
            scrollToEnd();
            // The button, which has the focus, disappears at the end.
            log.current?.focus({ preventScroll: true });
          }}
          startIcon={<Icon name="arrow-down" size={16} />}
          sx={{ position: 'absolute', bottom: 8, left: '50%', transform: 'translateX(-50%)' }}
        >
          Newest messages
        </Button>
      )}
    </Box>
  );
}
