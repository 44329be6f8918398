import type { MediaTrack } from '@sopaan/schemas/live-classes/media';

/** `connecting` also while a lost connection is set up again; `replaced` when the teacher teaches elsewhere now. */
export type MediaStatus = 'connecting' | 'connected' | 'replaced';

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

/** How this browser sends and receives the media of a class. Connects until it is closed, and again whenever the connection is lost. */
export interface MediaClient {
  publish: (options: PublishOptions) => Publication;
  /** Returns a function that closes the connection. */
  watch: (options: WatchOptions) => () => void;
}
