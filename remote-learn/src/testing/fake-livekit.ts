import { act } from '@testing-library/react';

const RoomEvent = {
  Reconnecting: 'reconnecting',
  Reconnected: 'reconnected',
  Disconnected: 'disconnected',
  TrackSubscribed: 'trackSubscribed',
  TrackUnsubscribed: 'trackUnsubscribed',
  TrackMuted: 'trackMuted',
  TrackUnmuted: 'trackUnmuted',
  ParticipantDisconnected: 'participantDisconnected',
};
const ConnectionState = { Connected: 'connected' };
const DisconnectReason = { DUPLICATE_IDENTITY: 2, SERVER_SHUTDOWN: 3 };
const Source = { Camera: 'camera', Microphone: 'microphone', ScreenShare: 'screen_share' };
const Track = { Source };

interface FakePublication {
  source: string;
  isMuted: boolean;
  track: { receiver: object };
}

export class Room {
  static readonly all: Room[] = [];
  static failure: Error | undefined;
  state = 'disconnected';
  connectedTo: { url: string; token: string } | undefined;
  /** The sources of the tracks that are published. */
  readonly published: string[] = [];
  readonly remoteParticipants = new Map<
    string,
    { trackPublications: Map<string, FakePublication> }
  >();
  readonly localParticipant = {
    publishTrack: async (_track: object, { source }: { source: string }) => {
      if (Room.failure) throw Room.failure;
      this.published.push(source);
      return { track: { source } };
    },
    unpublishTrack: async ({ source }: { source: string }) => {
      this.published.splice(this.published.indexOf(source), 1);
    },
  };
  readonly #listeners: Array<{ event: string; listener: (value?: unknown) => void }> = [];

  constructor() {
    Room.all.push(this);
  }

  on(event: string, listener: (value?: unknown) => void) {
    this.#listeners.push({ event, listener });
    return this;
  }

  async connect(url: string, token: string) {
    this.connectedTo = { url, token };
    this.state = 'connected';
  }

  async disconnect() {
    this.state = 'disconnected';
  }

  emit(event: string, value?: unknown): Promise<void> {
    return act(async () => {
      for (const one of this.#listeners) if (one.event === event) one.listener(value);
    });
  }

  /** The server ends the connection. */
  lose(reason: number) {
    this.state = 'disconnected';
    return this.emit(RoomEvent.Disconnected, reason);
  }

  /** The teacher sends exactly these sources. */
  receive(...sources: string[]) {
    const publications = sources.map((source) => [source, aPublication(source)] as const);
    this.remoteParticipants.set('teacher', { trackPublications: new Map(publications) });
    return this.emit(RoomEvent.TrackSubscribed);
  }
}

function aPublication(source: string): FakePublication {
  const receiver = { track: { source }, getSynchronizationSources: () => [{ timestamp: 1 }] };
  return { source, isMuted: false, track: { receiver } };
}

/** Takes the place of `livekit-client` in tests: rooms without a server. */
export const fakeLiveKit = { Room, RoomEvent, ConnectionState, DisconnectReason, Track };
