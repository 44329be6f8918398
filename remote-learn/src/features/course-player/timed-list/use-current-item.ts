import { useEffect, useState } from 'react';
import { useVideoEvent } from '../video/use-video-event';

/** An item that belongs to a time in the video. */
interface TimedItem {
  /** Seconds from the start of the video. */
  start: number;
}

/** The index of the last item whose time has come; -1 before the first. */
export function useCurrentItem(
  video: HTMLVideoElement | null,
  items: readonly TimedItem[],
): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => setCurrent(itemAt(items, video?.currentTime ?? 0)), [video, items]);
  useVideoEvent(video, ['timeupdate', 'seeking', 'seeked'], ({ currentTime }) =>
    setCurrent(itemAt(items, currentTime)),
  );
  return current;
}

const itemAt = (items: readonly TimedItem[], seconds: number) =>
  items.findLastIndex(({ start }) => start <= seconds);
