import type { MediaAnswer } from '@sopaan/schemas/live-classes/media';

/** Enough for candidates of the local network; those of a slow STUN server are not waited for. */
const GATHERING_MS = 2_000;

/** Connects by one offer with all candidates, and its answer. */
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
    const timer = setTimeout(resolve, GATHERING_MS);
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    });
  });
}
