import { MESSAGE_MAX } from '@sopaan/schemas/live-classes/room';
import { Box, Button } from '@sopaan/ui/core';
import { TextField } from '@sopaan/ui/forms';
import { useState } from 'react';

/** Enter sends, Shift+Enter inserts a line break. An empty message is not sent. */
export function ChatMessageForm({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const send = () => {
    const message = text.trim();
    if (message === '') return;
    onSend(message);
    setText('');
  };
  return (
    <Box
      component="form"
      aria-label="Send a message"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}
    >
      <TextField
        name="message"
        label="Message"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        multiline
        minRows={1}
        maxRows={4}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MESSAGE_MAX } }}
      />
      <Button type="submit" variant="contained">
        Send
      </Button>
    </Box>
  );
}
