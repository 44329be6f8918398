import { useEffect, useState } from 'react';
import type { MediaClient, MediaStatus, Receivers } from './media-client';
import { useArrivals } from './use-arrivals';

const NONE: Receivers = {};

/** Receives the teacher's tracks while the component is mounted. `arriving` names those whose packets arrive. */
export function useViewer(classId: string, client: MediaClient) {
  const [receivers, setReceivers] = useState(NONE);
  const arriving = useArrivals(receivers);
  const [status, setStatus] = useState<MediaStatus>('connecting');
  useEffect(
    () => client.watch({ classId, onReceivers: setReceivers, onStatus: setStatus }),
    [classId, client],
  );
  return { receivers, arriving, status };
}
