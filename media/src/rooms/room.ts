import type { RtpPacket } from 'werift';
import type { MediaTrack } from '@sopaan/schemas/live-classes/media';
import { MediaError } from '../media-error';
import type { Network } from '../webrtc/peer';
import { Publication } from './publication';
import { View } from './view';

/** A session of a member. */
export interface Viewer {
  memberId: string;
  viewerId: string;
}

interface RoomOptions {
  network: Network;
  maxViewers: number;
  /** Called when the last connection has ended. */
  onEmpty: () => void;
}

/** The connections of a class: the teacher's and those of the viewers. */
export class Room {
  readonly #options: RoomOptions;
  readonly #views = new Map<string, { memberId: string; view: View }>();
  #publication: Publication | undefined;

  constructor(options: RoomOptions) {
    this.#options = options;
  }

  get viewerCount(): number {
    return this.#views.size;
  }

  tracks(): MediaTrack[] {
    return this.#publication?.tracks() ?? [];
  }

  /** Connects the teacher. Closes the teacher's previous connection; viewers stay connected. */
  async publish(offer: string): Promise<string> {
    const publication = new Publication(this.#options.network, {
      onPacket: (section, packet, isFirst) => {
        if (publication === this.#publication) this.#forward(section, packet, isFirst);
      },
      onEnd: () => {
        if (publication === this.#publication) this.#publication = undefined;
        this.#checkEmpty();
      },
    });
    const answer = await answered(publication, offer);
    const former = this.#publication;
    this.#publication = publication;
    await former?.close();
    return answer;
  }

  /** Connects a viewer. Closes the previous connection of the same viewer. */
  async watch({ memberId, viewerId }: Viewer, offer: string): Promise<string> {
    const key = JSON.stringify([memberId, viewerId]);
    if (this.#views.size >= this.#options.maxViewers && !this.#views.has(key)) {
      throw new MediaError('UNAVAILABLE', 'The room is full.');
    }
    const view = new View(this.#options.network, {
      onKeyFrameNeeded: (section) => this.#publication?.requestKeyFrame(section),
      onEnd: () => {
        if (this.#views.get(key)?.view === view) this.#views.delete(key);
        this.#checkEmpty();
      },
    });
    const answer = await answered(view, offer);
    const former = this.#views.get(key);
    this.#views.set(key, { memberId, view });
    await former?.view.close();
    return answer;
  }

  async closeMember(id: string): Promise<void> {
    const views = [...this.#views.values()].filter(({ memberId }) => memberId === id);
    await Promise.all(views.map(({ view }) => view.close()));
  }

  async close(): Promise<void> {
    const views = [...this.#views.values()].map(({ view }) => view);
    await Promise.all([this.#publication, ...views].map((peer) => peer?.close()));
  }

  #forward(section: number, packet: RtpPacket, isFirst: boolean): void {
    // Extension IDs are negotiated for each connection: those of the teacher have other meanings in viewers' connections.
    packet.header.extensions = [];
    for (const { view } of this.#views.values()) view.send(section, packet, isFirst);
  }

  #checkEmpty(): void {
    if (!this.#publication && this.#views.size === 0) this.#options.onEmpty();
  }
}

async function answered(peer: Publication | View, offer: string): Promise<string> {
  try {
    return await peer.answer(offer);
  } catch (error) {
    await peer.close();
    throw error;
  }
}
