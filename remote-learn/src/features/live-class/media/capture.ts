import type { MediaTrack } from '@sopaan/schemas/live-classes/media';

/** Requests a microphone, a camera or a screen. Rejects when access is denied or there is no such device. */
export async function captureTrack(name: MediaTrack): Promise<MediaStreamTrack> {
  const { mediaDevices } = navigator;
  const stream =
    name === 'screen'
      ? await mediaDevices.getDisplayMedia({ video: { frameRate: 10 } })
      : await mediaDevices.getUserMedia(
          name === 'microphone'
            ? { audio: { echoCancellation: true, noiseSuppression: true } }
            : {
                video: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24 } },
              },
        );
  const [track] = stream.getTracks();
  if (!track) throw new Error('no track');
  return track;
}

export function captureFailure(name: MediaTrack, error: unknown): string {
  const reason = error instanceof Error ? error.name : '';
  if (reason === 'NotAllowedError')
    return name === 'screen'
      ? 'The screen is not shared.'
      : `Your browser does not allow the ${name}. Allow it in the settings of this site and try again.`;
  if (reason === 'NotFoundError') return `No ${name} was found.`;
  if (reason === 'NotReadableError')
    return `The ${name} is used by another program. Close it and try again.`;
  return `The ${name} could not be started.`;
}
