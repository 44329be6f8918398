import type { Lesson } from '@sopaan/schemas/courses/lesson-content';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { updateLesson } from '../api/store-progress';
import { useReportWatched } from '../api/use-report-watched';
import { createIntervalRecorder } from './interval-recorder';
import { sendStoredReports } from './send-stored-reports';
import { createWatchReports } from './watch-reports';

const REPORT_INTERVAL_MS = 10_000;

const SAMPLED_EVENTS = [
  'playing',
  'timeupdate',
  'seeking',
  'seeked',
  'ratechange',
  'waiting',
  'pause',
  'ended',
] as const;

/** Records the watched intervals of the video and the current position, and reports both. */
export function useWatching(
  video: HTMLVideoElement | null,
  { courseId, _id: videoId, positionSeconds }: Lesson,
  isTracked: boolean,
): void {
  const startPosition = useEffectEvent(() => positionSeconds);
  const queryClient = useQueryClient();
  const { mutateAsync: send } = useReportWatched();

  useEffect(() => {
    if (!video || !isTracked) return undefined;
    const key = { courseId, videoId };
    const recorder = createIntervalRecorder(() => performance.now());
    const reports = createWatchReports(key, send, startPosition());

    // Before its first event the position of a video is 0, wherever it will start.
    let hasStarted = false;
    const sample = ({ type }: Pick<Event, 'type'>) => {
      hasStarted = true;
      const part = recorder.add({
        position: video.currentTime,
        isPlaying: !video.paused && !video.ended,
        isSeeking: video.seeking || type === 'seeking',
        playbackRate: video.playbackRate,
      });
      reports.setPosition(video.currentTime);
      if (part) reports.add(part);
      if (type === 'pause' || type === 'ended') void reports.flush();
    };
    const leave = () => {
      if (document.visibilityState === 'hidden') void reports.flush({ isLeaving: true });
    };
    const leavePage = () => void reports.flush({ isLeaving: true });

    for (const type of SAMPLED_EVENTS) video.addEventListener(type, sample);
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', leavePage);
    const timer = setInterval(() => {
      if (!video.paused) void reports.flush();
    }, REPORT_INTERVAL_MS);
    return () => {
      for (const type of SAMPLED_EVENTS) video.removeEventListener(type, sample);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', leavePage);
      clearInterval(timer);
      if (hasStarted) sample({ type: 'pause' });
      reports.stop();
      updateLesson(queryClient, key, { positionSeconds: reports.position() });
    };
  }, [video, courseId, videoId, isTracked, send, queryClient]);
}

/** Sends the reports that earlier visits could not send. */
export function useStoredReports(isMember: boolean): void {
  const { mutateAsync: send } = useReportWatched();
  useEffect(() => (isMember ? sendStoredReports(send) : undefined), [isMember, send]);
}
