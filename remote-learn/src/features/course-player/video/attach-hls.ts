import Hls from 'hls.js/light';

/** Until the video is played, one segment is enough. */
const PAUSED_BUFFER_SECONDS = 6;
const PLAYING_BUFFER_SECONDS = 30;

/**
 * Plays a playlist in the video element, and returns a function that detaches it. Calls `onFailure` when the stream cannot be played, after
 * the library's own retries. Returns undefined if the browser does not support Media Source Extensions.
 */
export function attachHls(
  video: HTMLVideoElement,
  path: string,
  onFailure: () => void,
): (() => void) | undefined {
  if (!Hls.isSupported()) return undefined;
  const hls = new Hls({
    // The library would load its worker from a blob URL, which the content security policy forbids.
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
    // The lowest quality.
    if (isSavingData()) hls.autoLevelCapping = 0;
  });
  hls.loadSource(path);
  hls.attachMedia(video);
  return () => {
    video.removeEventListener('play', bufferMore);
    hls.destroy();
  };
}

/** Whether the member has asked the browser to save data. Some browsers do not report it. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
