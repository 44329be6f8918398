import type { RtpPacket } from 'werift';
import type { MediaTrack } from '@sopaan/schemas/live-classes/media';
import type { RecordingState } from '@sopaan/schemas/live-classes/media-unit';
import { MediaError } from '../media-error';
import { Recording } from '../recordings/recording';
import type { Recordings } from '../recordings/recordings';
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
  /** Undefined if nothing can be recorded. */
  recordings: Recordings | undefined;
  /** Called when the last connection and the recording have ended. */
  onEmpty: () => void;
}

/** The connections of a class: the teacher's and those of the viewers. */
export class Room {
  readonly #options: RoomOptions;
  readonly #views = new Map<string, { memberId: string; view: View }>();
  #publication: Publication | undefined;
  #recording: Recording | undefined;

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
        this.checkEmpty();
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
        this.checkEmpty();
      },
    });
    const answer = await answered(view, offer);
    const former = this.#views.get(key);
    this.#views.set(key, { memberId, view });
    await former?.view.close();
    return answer;
  }

  recording(): RecordingState | null {
    return this.#recording?.state ?? null;
  }

  /** Ends the former recording, if it is another one. */
  async startRecording(id: string): Promise<RecordingState> {
    const { recordings } = this.#options;
    if (!recordings) throw new MediaError('UNAVAILABLE', 'There is no folder for recordings.');
    if (this.#recording?.state.id === id) return this.#recording.state;
    const recording = new Recording({
      id,
      file: await recordings.create(id),
      limits: recordings.limits,
      requestKeyFrame: (section) => this.#publication?.requestKeyFrame(section),
      onEnd: (error) => {
        if (error !== undefined) recordings.onFailure(error);
        if (this.#recording === recording) this.#recording = undefined;
        this.checkEmpty();
      },
    });
    const former = this.#recording;
    this.#recording = recording;
    await former?.end();
    return recording.state;
  }

  /** Resolves when the file is finished. */
  async stopRecording(): Promise<void> {
    await this.#recording?.end();
  }

  async closeMember(id: string): Promise<void> {
    const views = [...this.#views.values()].filter(({ memberId }) => memberId === id);
    await Promise.all(views.map(({ view }) => view.close()));
  }

  async close(): Promise<void> {
    const views = [...this.#views.values()].map(({ view }) => view);
    await Promise.all([
      this.stopRecording(),
      ...[this.#publication, ...views].map((peer) => peer?.close()),
    ]);
  }

  #forward(section: number, packet: RtpPacket, isFirst: boolean): void {
    // Extension IDs are negotiated for each connection: those of the teacher have other meanings in viewers' connections.
    packet.header.extensions = [];
    this.#recording?.receive(section, packet, isFirst);
    for (const { view } of this.#views.values()) view.send(section, packet, isFirst);
  }

  checkEmpty(): void {
    const isEmpty = !this.#publication && this.#views.size === 0 && !this.#recording;
    if (isEmpty) this.#options.onEmpty();
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
