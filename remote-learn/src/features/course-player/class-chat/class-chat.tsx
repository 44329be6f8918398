import {
  MAX_RECORDED_MESSAGES,
  type RecordedMessage,
} from '@sopaan/schemas/live-classes/recording';
import { Box, EmptyState, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../../requests/error-message';
import type { LessonKey } from '../api/get-lesson';
import { recordedChatQuery } from '../api/get-recorded-chat';
import { listBox } from '../timed-list/list-styles';
import { scrollWithin } from '../timed-list/scroll-within';
import { useCurrentItem } from '../timed-list/use-current-item';
import { useInteraction } from '../timed-list/use-interaction';
import { play, seekTo } from '../video/playback';
import { RecordedMessageRow } from './recorded-message-row';

interface ClassChatProps {
  lessonKey: LessonKey;
  video: HTMLVideoElement | null;
  /** Called when the member does something in the chat. */
  onUse: () => void;
}

/** The chat of a recorded class. It follows the video, and a click on the time of a message seeks to it. */
export function ClassChat({ lessonKey, video, onUse }: ClassChatProps) {
  const root = useInteraction(onUse);
  const { data, error, refetch } = useQuery(recordedChatQuery(lessonKey));
  return (
    <Box component="section" ref={root} aria-labelledby="class-chat-title" sx={{ minWidth: 0 }}>
      <Typography id="class-chat-title" variant="h4" component="h2" sx={{ mb: 1 }}>
        Chat of the class
      </Typography>
      {data?.messages.length === 0 && (
        <EmptyState icon="chat" title="Nobody wrote in the chat while the class was recorded." />
      )}
      {data && data.messages.length > 0 && <MessageList video={video} messages={data.messages} />}
      {data && !data.isComplete && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {`Only the first ${new Intl.NumberFormat('en-IN').format(MAX_RECORDED_MESSAGES)} messages are shown.`}
        </Typography>
      )}
      {!data && error && (
        <FailedState
          title="The chat could not be loaded"
          description={errorMessage(error)}
          onRetry={refetch}
        />
      )}
      {!data && !error && <LoadingState shape="text" />}
    </Box>
  );
}

interface MessageListProps {
  video: HTMLVideoElement | null;
  messages: readonly RecordedMessage[];
}

function MessageList({ video, messages }: MessageListProps) {
  const current = useCurrentItem(video, messages);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box || box.contains(document.activeElement)) return;
    scrollWithin(box, box.children.item(current));
  }, [current]);
  return (
    <Box component="ol" ref={list} sx={listBox}>
      {messages.map((message, index) => (
        <RecordedMessageRow
          key={message.messageId}
          message={message}
          isCurrent={index === current}
          onChoose={() => {
            if (!video) return;
            seekTo(video, message.start);
            play(video);
          }}
        />
      ))}
    </Box>
  );
}
