import { EARLY_START_MINUTES, type LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { Alert, Box, Button, Typography } from '@sopaan/ui/core';
import { errorMessage } from '../../../requests/error-message';
import { useClassAction } from '../api/use-class-action';
import type { Room } from '../room/room-state';
import { CameraCheck } from './camera-check';
import { Countdown } from './countdown';
import { SoundCheck } from './sound-check';
import { useSecondsUntil } from './use-seconds-until';

interface LobbyProps {
  liveClass: LiveClass;
  /** When the class was received, in milliseconds. */
  receivedAt: number;
  room: Room;
}

/** Shown to everybody who waits for the start of the class. */
export function Lobby({ liveClass, receivedAt, room }: LobbyProps) {
  const { classId, startsAt, serverTime, may } = liveClass;
  const seconds = useSecondsUntil(startsAt, { serverTime, receivedAt });
  const isTeacher = may.includes('teach');
  return (
    <Box component="section" aria-label="Before the start" sx={{ display: 'grid', gap: 2 }}>
      {seconds > 0 ? (
        <Countdown seconds={seconds} />
      ) : (
        <Typography role="status" variant="h5" component="p">
          {isTeacher ? 'It is time to start the class.' : 'Waiting for the teacher to start…'}
        </Typography>
      )}
      {room.status === 'offline' && (
        <Alert severity="warning" title="You are offline. Reconnecting…" />
      )}
      {room.participants.length > 0 && (
        <Typography color="textSecondary">{waitingText(room.participants.length)}</Typography>
      )}
      {isTeacher && <StartButton classId={classId} secondsLeft={seconds} />}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <SoundCheck />
        {isTeacher && <CameraCheck />}
      </Box>
      {!isTeacher && (
        <Typography color="textSecondary">
          Stay on this page: the class opens here when the teacher starts it.
        </Typography>
      )}
    </Box>
  );
}

function StartButton({ classId, secondsLeft }: { classId: string; secondsLeft: number }) {
  const { mutate, isPending, error } = useClassAction(classId);
  const isEarly = secondsLeft > EARLY_START_MINUTES * 60;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {error && <Alert severity="error" title={errorMessage(error)} />}
      {isEarly ? (
        <Typography>{`You can start this class from ${EARLY_START_MINUTES} minutes before its start time.`}</Typography>
      ) : (
        <Button variant="contained" aria-disabled={isPending} onClick={() => mutate('start')}>
          Start the class
        </Button>
      )}
    </Box>
  );
}

function waitingText(count: number): string {
  return count === 1 ? '1 person is here.' : `${count} people are here.`;
}
