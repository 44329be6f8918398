import type { MediaTrack } from '@sopaan/schemas/live-classes/media';
import type { RecordingState } from '@sopaan/schemas/live-classes/media-server';
import { MediaError } from '../media-error';
import type { Recordings } from '../recordings/recordings';
import type { Network } from '../webrtc/peer';
import { Room, type Viewer } from './room';

export interface RoomLimits {
  maxRooms: number;
  /** Per room. */
  maxViewers: number;
}

/** The rooms of all classes that somebody is connected to or that are being recorded. */
export class Rooms {
  readonly #rooms = new Map<string, Room>();
  readonly #network: Network;
  readonly #limits: RoomLimits;
  readonly #recordings: Recordings | undefined;
  #lastTask: Promise<unknown> = Promise.resolve();

  constructor(network: Network, limits: RoomLimits, recordings?: Recordings) {
    this.#network = network;
    this.#limits = limits;
    this.#recordings = recordings;
  }

  publish(classId: string, offer: string): Promise<string> {
    return this.#enqueue(async () => this.#getOrCreateRoom(classId).publish(offer));
  }

  watch(classId: string, viewer: Viewer, offer: string): Promise<string> {
    return this.#enqueue(async () => this.#getOrCreateRoom(classId).watch(viewer, offer));
  }

  tracks(classId: string): MediaTrack[] {
    return this.#rooms.get(classId)?.tracks() ?? [];
  }

  /** The rooms in which a teacher is sending. */
  broadcasts(): { classId: string; tracks: MediaTrack[] }[] {
    return [...this.#rooms]
      .map(([classId, room]) => ({ classId, tracks: room.tracks() }))
      .filter(({ tracks }) => tracks.length > 0);
  }

  recording(classId: string): RecordingState | null {
    return this.#rooms.get(classId)?.recording() ?? null;
  }

  startRecording(classId: string, id: string): Promise<RecordingState> {
    return this.#enqueue(async () => {
      const room = this.#getOrCreateRoom(classId);
      try {
        return await room.startRecording(id);
      } finally {
        room.checkEmpty();
      }
    });
  }

  stopRecording(classId: string): Promise<void> {
    return this.#enqueue(async () => this.#rooms.get(classId)?.stopRecording());
  }

  closeMember(classId: string, memberId: string): Promise<void> {
    return this.#enqueue(async () => this.#rooms.get(classId)?.closeMember(memberId));
  }

  close(classId: string): Promise<void> {
    return this.#enqueue(async () => this.#rooms.get(classId)?.close());
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#rooms.keys()].map((classId) => this.close(classId)));
  }

  /**
   * Runs tasks one at a time: werift looks for a free port and then binds it, so two connections at once could choose the same one. It also
   * ensures that no connection is being created while a room is closed.
   */
  #enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#lastTask.then(task);
    this.#lastTask = result.catch(() => undefined);
    return result;
  }

  #getOrCreateRoom(classId: string): Room {
    const existing = this.#rooms.get(classId);
    if (existing) return existing;
    if (this.#rooms.size >= this.#limits.maxRooms) {
      throw new MediaError('UNAVAILABLE', 'The maximum number of rooms has been reached.');
    }
    const room = new Room({
      network: this.#network,
      maxViewers: this.#limits.maxViewers,
      recordings: this.#recordings,
      onEmpty: () => {
        if (this.#rooms.get(classId) === room) this.#rooms.delete(classId);
      },
    });
    this.#rooms.set(classId, room);
    return room;
  }
}
