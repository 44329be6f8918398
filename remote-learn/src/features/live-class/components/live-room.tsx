import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { useState } from 'react';
import { ChatPanel } from '../chat/chat-panel';
import { VideoArea } from '../media/video-area';
import { ParticipantsPanel } from '../people/participants-panel';
import { QuestionsPanel } from '../questions/questions-panel';
import { RecordingButton } from '../recording/recording-button';
import { RecordingNotice } from '../recording/recording-notice';
import type { Room } from '../room/room-state';
import { EndClass } from './end-class';

interface LiveRoomProps {
  classId: string;
  /** Whether the class belongs to a course, in which a recording can become a lesson. */
  hasCourse: boolean;
  room: Room;
}

/** Video, chat, questions and participants. On phones a button shows and hides the chat. */
export function LiveRoom({ classId, hasCourse, room }: LiveRoomProps) {
  const [isChatShown, setChatShown] = useState(false);
  const isRecording = room.shared?.isRecording ?? false;
  return (
    <Box sx={layout}>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
        {room.status === 'offline' && (
          <Alert severity="warning" title="You are offline. Reconnecting…">
            Messages that could not be sent stay here, so that you can try again.
          </Alert>
        )}
        <RecordingNotice isRecording={isRecording} />
        <VideoArea classId={classId} room={room} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            aria-expanded={isChatShown}
            aria-controls="live-chat"
            onClick={() => setChatShown(!isChatShown)}
            sx={{ display: { md: 'none' } }}
          >
            {isChatShown ? 'Hide Chat' : 'Show Chat'}
          </Button>
          {room.isTeacher && hasCourse && (
            <RecordingButton classId={classId} isRecording={isRecording} />
          )}
          {room.isTeacher && <EndClass classId={classId} />}
        </Box>
      </Box>
      <Box
        id="live-chat"
        sx={{ ...chat, display: { xs: isChatShown ? 'block' : 'none', md: 'block' } }}
      >
        <ChatPanel classId={classId} room={room} />
      </Box>
      <Box sx={people}>
        <QuestionsPanel classId={classId} room={room} />
        <ParticipantsPanel classId={classId} room={room} />
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' },
} as const;

const chat = {
  minWidth: 0,
  position: { md: 'sticky' },
  top: { md: `calc(${HEADER_HEIGHT} + 1rem)` },
  height: { md: `calc(100dvh - ${HEADER_HEIGHT} - 2rem)` },
  gridRow: { md: 'span 2' },
} as const;

const people = {
  display: 'grid',
  gap: 3,
  minWidth: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
