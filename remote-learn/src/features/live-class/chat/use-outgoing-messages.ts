import { newId } from '@sopaan/api-client/new-id';
import { useState } from 'react';
import { useRoomAction } from '../api/use-room-actions';
import type { ChatMessage } from '../room/room-state';

/** A message that has not been received through the room yet. */
export interface OutgoingMessage {
  messageId: string;
  text: string;
  /** Why it was not sent; null while it is being sent. */
  error: Error | null;
}

/** The member's own messages that are being sent. They are sent in order, each with an id, so that a retried one is stored once. */
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

  const receivedIds = new Set(received.map(({ messageId }) => messageId));
  return {
    messages: messages.filter(({ messageId }) => !receivedIds.has(messageId)),
    send(text: string) {
      const messageId = newId();
      setMessages((all) => [
        ...all.filter((message) => !receivedIds.has(message.messageId)),
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
