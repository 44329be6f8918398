import type { Settings } from '../settings';

/** The origins that pages may connect to besides this site. */
export function connectSources({ SOPAAN_DEV_SOCKET, LIVEKIT_URL }: Settings): string[] {
  const sources = SOPAAN_DEV_SOCKET ? [SOPAAN_DEV_SOCKET] : [];
  if (LIVEKIT_URL) {
    const origin = LIVEKIT_URL.replace(/\/$/, '');
    // The LiveKit client sends an HTTP request to find out why the server has not accepted its WebSocket.
    sources.push(origin, origin.replace(/^ws/, 'http'));
  }
  return sources;
}
