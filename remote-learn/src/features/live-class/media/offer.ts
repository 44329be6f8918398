import type { MediaAnswer } from '@sopaan/schemas/live-classes/media';

/** Enough for the candidates of the local network. Those of a slow STUN server are left out. */
const GATHERING_TIMEOUT_MS = 2_000;

/** Sends one offer with all candidates and applies the answer. */
export async function exchangeOffer(
  connection: RTCPeerConnection,
  send: (sdp: string) => Promise<MediaAnswer>,
): Promise<void> {
  await connection.setLocalDescription();
  await gatherCandidates(connection);
  const { sdp } = await send(connection.localDescription?.sdp ?? '');
  await connection.setRemoteDescription({ type: 'answer', sdp });
}

function gatherCandidates(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, GATHERING_TIMEOUT_MS);
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    });
  });
}
