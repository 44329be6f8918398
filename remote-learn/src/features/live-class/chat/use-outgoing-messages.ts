import { useState } from 'react';
import { useRoomAction } from '../api/use-room-actions';
import type { ChatMessage } from '../room/room-state';

/** A message that has not come back through the room yet. */
export interface OutgoingMessage {
  messageId: string;
  text: string;
  /** Why it was not sent; null while it is being sent. */
  error: Error | null;
}

/** The member's own messages on their way. They are sent in their order, each with an id, so that a repeated one is stored once. */
export function useOutgoingMessages(classId: string, received: readonly ChatMessage[]) {
  const [messages, setMessages] = useState<readonly OutgoingMessage[]>([]);
  const { mutate } = useRoomAction(classId);
  const discard = (messageId: string) =>
    setMessages((all) => all.filter((message) => message.messageId !== messageId));
  const update = (messageId: string, error: Error | null) =>
    setMessages((all) =>
      all.map((message) => (message.messageId === messageId ? { ...message, error } : message)),
    );
  const submit = (messageId: string, text: string) =>
    mutate(
      { type: 'send-message', messageId, text },
      { onError: (error) => update(messageId, error) },
    );

  const hasCome = new Set(received.map(({ messageId }) => messageId));
  return {
    messages: messages.filter(({ messageId }) => !hasCome.has(messageId)),
    send(text: string) {
      const messageId = crypto.randomUUID();
      setMessages((all) => [
        ...all.filter((message) => !hasCome.has(message.messageId)),
        { messageId, text, error: null },
      ]);
      submit(messageId, text);
    },
    retry({ messageId, text }: OutgoingMessage) {
      update(messageId, null);
      submit(messageId, text);
    },
    discard,
  };
}
