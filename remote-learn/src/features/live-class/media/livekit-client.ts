import { call } from '@sopaan/api-client/call';
import { joinLiveKitEndpoint } from '@sopaan/schemas/live-classes/media';
import type { Room } from 'livekit-client';
import { createBackoff } from '../../../requests/backoff';
import { isConnected, receiversOf, syncTracks, type Sending } from './livekit-tracks';
import type { MediaClient, MediaStatus } from './media-client';

/** Loaded only for classes on LiveKit: it is larger than the rest of the page. */
const loadLiveKit = () => import('livekit-client');
type LiveKit = Awaited<ReturnType<typeof loadLiveKit>>;

interface StayOptions {
  classId: string;
  onStatus: (status: MediaStatus) => void;
  /** A room that is not connected yet, with its listeners. */
  create: (liveKit: LiveKit) => Room;
  onConnected?: () => void;
}

/** Connects to a LiveKit server with the URL and the token from the API. */
export const liveKitClient: MediaClient = {
  publish({ classId, tracks, onStatus }) {
    let current: Sending | undefined;
    let updates = Promise.resolve();
    // Updates run one after the other, because a button may be pressed twice before the track is sent.
    const update = () => {
      const next = updates.then(async () => {
        if (!current || !isConnected(current)) return;
        const sending = current;
        try {
          await syncTracks({ ...sending, tracks: tracks() });
        } catch (error) {
          // Tracks that were not sent because the connection is lost are sent on the next one.
          if (isConnected(sending)) throw error;
        }
      });
      updates = next.catch(() => undefined);
      return next;
    };
    const close = stayConnected({
      classId,
      onStatus,
      create(liveKit) {
        const room = new liveKit.Room({ dynacast: true, stopLocalTrackOnUnpublish: false });
        current = { room, liveKit, sent: new Map() };
        return room;
      },
      // A track that cannot be sent now is sent with the next change or connection.
      onConnected: () => void update().catch(() => undefined),
    });
    return { update, close };
  },
  watch: ({ classId, onReceivers, onStatus }) =>
    stayConnected({
      classId,
      onStatus,
      create(liveKit) {
        const { Room: LiveKitRoom, RoomEvent } = liveKit;
        const room = new LiveKitRoom();
        const update = () => onReceivers(receiversOf(room));
        for (const event of [
          RoomEvent.TrackSubscribed,
          RoomEvent.TrackUnsubscribed,
          RoomEvent.TrackMuted,
          RoomEvent.TrackUnmuted,
          RoomEvent.ParticipantDisconnected,
          RoomEvent.Reconnected,
        ] as const)
          room.on(event, update);
        return room;
      },
    }),
};

/** LiveKit's client reconnects after a short loss. After a longer one, a new room is joined with a new token. */
function stayConnected({ classId, onStatus, create, onConnected }: StayOptions): () => void {
  let room: Room | undefined;
  let isStopped = false;
  const backoff = createBackoff(() => void connect());

  async function connect(): Promise<void> {
    let joining: Room | undefined;
    try {
      const [liveKit, { url, token }] = await Promise.all([
        loadLiveKit(),
        call(joinLiveKitEndpoint, { id: classId }),
      ]);
      if (isStopped) return;
      const created = create(liveKit);
      joining = created;
      room = created;
      const { RoomEvent, DisconnectReason } = liveKit;
      created
        .on(RoomEvent.Reconnecting, () => onStatus('connecting'))
        .on(RoomEvent.Reconnected, () => {
          onStatus('connected');
          onConnected?.();
        })
        .on(RoomEvent.Disconnected, (reason) => {
          if (reason !== DisconnectReason.DUPLICATE_IDENTITY) handleLoss(created);
          else if (room === created) leave('replaced');
        });
      await created.connect(url, token);
      if (room !== created) return void created.disconnect();
      backoff.reset();
      onStatus('connected');
      onConnected?.();
    } catch {
      handleLoss(joining);
    }
  }

  function leave(status: MediaStatus): void {
    room = undefined;
    onStatus(status);
  }

  /** `lost` is undefined if no room was joined, because the API has not responded. */
  function handleLoss(lost: Room | undefined): void {
    if (isStopped || room !== lost) return;
    leave('failed');
    backoff.schedule();
  }

  void connect();
  return () => {
    isStopped = true;
    backoff.reset();
    const last = room;
    room = undefined;
    void last?.disconnect();
  };
}
