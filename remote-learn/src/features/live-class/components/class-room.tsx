import type { LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { EmptyState } from '@sopaan/ui/core';
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
};

/** The lobby, and once the teacher has started the class, its room. */
export function ClassRoom({ liveClass, receivedAt }: ClassRoomProps) {
  const { classId, state } = liveClass;
  const room = useRoom(classId);
  const queryClient = useQueryClient();
  const roomState = room.shared?.state;
  useEffect(() => {
    // What the member may do changes with the state.
    if (roomState !== undefined && roomState !== state)
      void queryClient.invalidateQueries({ queryKey: liveClassQuery(classId).queryKey });
  }, [queryClient, classId, roomState, state]);
  if (room.status === 'closed')
    return (
      <EmptyState
        icon="lock"
        title={CLOSED_TEXTS[room.closedReason] ?? 'The class is closed for you'}
      />
    );
  return (roomState ?? state) === 'live' ? (
    <LiveRoom classId={classId} room={room} />
  ) : (
    <Lobby liveClass={liveClass} receivedAt={receivedAt} room={room} />
  );
}
