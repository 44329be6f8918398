import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { connectToRoom } from './room-connection';
import { EMPTY_ROOM, reduceRoom, type Room, type RoomChange } from './room-state';

/** The room of a class, to which it is connected while the component is mounted. */
export function useRoom(classId: string): Room {
  const [room, dispatch] = useReducer(reduceRoom, EMPTY_ROOM);
  const lastSeq = useRef(0);
  const change = useEffectEvent((next: RoomChange) => {
    if (next.type === 'chat') {
      for (const { seq } of next.entries) lastSeq.current = Math.max(lastSeq.current, seq);
    }
    dispatch(next);
  });
  useEffect(
    () =>
      connectToRoom({
        classId,
        lastSeq: () => lastSeq.current,
        onChange: (next) => change(next),
      }),
    [classId],
  );
  return room;
}
