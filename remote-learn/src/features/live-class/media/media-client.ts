import type { MediaTrack } from '@sopaan/schemas/live-classes/media';

/**
 * `failed`: the connection could not be set up or was lost, and is retried. `replaced`: the teacher has opened the class in another window or
 * on another device.
 */
export type MediaStatus = 'connecting' | 'connected' | 'failed' | 'replaced';

export type Tracks = Partial<Record<MediaTrack, MediaStreamTrack | undefined>>;
export type Receivers = Partial<Record<MediaTrack, RTCRtpReceiver>>;

interface ConnectOptions {
  classId: string;
  onStatus: (status: MediaStatus) => void;
}

interface PublishOptions extends ConnectOptions {
  /** The tracks to send now. */
  tracks: () => Tracks;
}

interface WatchOptions extends ConnectOptions {
  onReceivers: (receivers: Receivers) => void;
}

export interface Publication {
  /** Sends the tracks as they are now. Rejects if one cannot be sent. */
  update: () => Promise<void>;
  close: () => void;
}

/** Sends and receives the media of a class. Reconnects whenever the connection is lost, until it is closed. */
export interface MediaClient {
  publish: (options: PublishOptions) => Publication;
  /** Returns a function that closes the connection. */
  watch: (options: WatchOptions) => () => void;
}
