import { HLS_PLAYLIST, type LessonVideo } from '@sopaan/schemas/courses/lesson-content';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { play } from './playback';
import { useVideoEvent } from './use-video-event';

interface VideoSource {
  /** For the attribute of the video; undefined while a library feeds it. */
  src: string | undefined;
  /** Whether the file itself is played, which has nothing to fall back to. */
  isFile: boolean;
  /** Loads the video again. */
  retry: () => void;
}

/** Plays a video as HLS where it was encoded and the browser can, else its file; goes on with the file when the stream fails. */
export function useVideoSource(
  video: HTMLVideoElement | null,
  { path, hlsPath }: LessonVideo,
): VideoSource {
  // A stream that becomes available while the file plays must not interrupt it.
  const [stream] = useState(hlsPath);
  const [isFile, setFile] = useState(stream === null);
  const [isNative, setNative] = useState(false);
  const wasPlaying = useRef(false);

  const fallBack = () => {
    if (isFile) return;
    wasPlaying.current = video?.paused === false;
    setFile(true);
  };
  const onStreamFailure = useEffectEvent(fallBack);

  useEffect(() => {
    if (!video || stream === null || isFile) return undefined;
    const canPlay = video.canPlayType(HLS_PLAYLIST.mediaType) !== '';
    setNative(canPlay);
    if (canPlay) return undefined;
    let detach: (() => void) | undefined;
    let isGone = false;
    const attach = async () => {
      const { attachHls } = await import('./attach-hls');
      if (isGone) return;
      detach = attachHls(video, stream, () => onStreamFailure());
      if (!detach) onStreamFailure();
    };
    attach().catch(() => onStreamFailure());
    return () => {
      isGone = true;
      detach?.();
    };
  }, [video, stream, isFile]);
  useVideoEvent(video, ['error'], fallBack);

  useEffect(() => {
    // A video that gets another source is paused.
    if (video && isFile && wasPlaying.current) play(video);
    wasPlaying.current = false;
  }, [video, isFile]);

  return {
    src: isFile ? path : isNative ? (stream ?? undefined) : undefined,
    isFile,
    retry() {
      if (stream === null) video?.load();
      else setFile(false);
    },
  };
}
