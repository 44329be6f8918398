import Hls from 'hls.js/light';

/** Until the video is played, one segment is enough. */
const PAUSED_BUFFER_SECONDS = 6;
const PLAYING_BUFFER_SECONDS = 30;

/**
 * Feeds the video from a playlist, and returns how to stop that. Calls `onFailure` when the stream cannot be played, after the library's own
 * retries. Undefined if the browser gives scripts no access to media.
 */
export function attachHls(
  video: HTMLVideoElement,
  path: string,
  onFailure: () => void,
): (() => void) | undefined {
  if (!Hls.isSupported()) return undefined;
  const hls = new Hls({
    // Its worker would come from a blob URL, which the content policy of pages forbids.
    enableWorker: false,
    capLevelToPlayerSize: true,
    maxBufferLength: PAUSED_BUFFER_SECONDS,
    maxMaxBufferLength: PAUSED_BUFFER_SECONDS,
  });
  const bufferMore = () => {
    hls.config.maxBufferLength = PLAYING_BUFFER_SECONDS;
    hls.config.maxMaxBufferLength = PLAYING_BUFFER_SECONDS;
  };
  video.addEventListener('play', bufferMore, { once: true });
  if (!video.paused) bufferMore();
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFailure();
  });
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (isSavingData()) hls.autoLevelCapping = 0;
  });
  hls.loadSource(path);
  hls.attachMedia(video);
  return () => {
    video.removeEventListener('play', bufferMore);
    hls.destroy();
  };
}

/** Whether the member asked the browser to use little data. Some browsers do not say. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
