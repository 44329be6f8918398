import { HLS_PLAYLIST, type LessonVideo } from '@sopaan/schemas/courses/lesson-content';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { play } from './playback';
import { useVideoEvent } from './use-video-event';

interface VideoSource {
  /** The `src` attribute of the video; undefined while hls.js plays the stream. */
  src: string | undefined;
  /** Whether the file is played instead of the stream; there is nothing else to fall back to. */
  isFile: boolean;
  /** Loads the video again. */
  retry: () => void;
}

/** Plays the HLS stream of a video if there is one and the browser supports it, else its file. Falls back to the file on failure. */
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
    // Changing the source pauses the video.
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
