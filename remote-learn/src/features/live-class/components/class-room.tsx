import type { LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { EmptyState, LoadingState } from '@sopaan/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveClassQuery } from '../api/get-live-class';
import { Lobby } from '../lobby/lobby';
import { useRoom } from '../room/use-room';
import { LiveRoom } from './live-room';

interface ClassRoomProps {
  liveClass: LiveClass;
  /** When the class was received, in milliseconds. */
  receivedAt: number;
}

const CLOSED_TEXTS: Readonly<Record<string, string>> = {
  removed: 'The teacher has removed you from this class',
  'signed-out': 'You are logged out',
  'not-allowed': 'You cannot enter this class any more',
  'too-many': 'You have this class open in too many tabs. Close some and reload this page',
};

/** The lobby, and once the teacher has started the class, its room. */
export function ClassRoom({ liveClass, receivedAt }: ClassRoomProps) {
  const { classId, courseId, state } = liveClass;
  const room = useRoom(classId);
  const queryClient = useQueryClient();
  const roomState = room.shared?.state;
  const isClosed = room.status === 'closed';
  useEffect(() => {
    // What the member may do changes with the state.
    if (isClosed || (roomState !== undefined && roomState !== state))
      void queryClient.invalidateQueries({ queryKey: liveClassQuery(classId).queryKey });
  }, [queryClient, classId, roomState, isClosed, state]);
  // The page shows the end of the class once the class has been fetched again.
  if (isClosed && room.closedReason === 'ended') return <LoadingState />;
  if (isClosed)
    return (
      <EmptyState
        icon="lock"
        title={CLOSED_TEXTS[room.closedReason] ?? 'You were disconnected from this class'}
      />
    );
  return (roomState ?? state) === 'live' ? (
    <LiveRoom classId={classId} hasCourse={courseId !== null} room={room} />
  ) : (
    <Lobby liveClass={liveClass} receivedAt={receivedAt} room={room} />
  );
}
