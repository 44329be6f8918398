import type { RtpPacket } from 'werift';
import type { MediaTrack } from '@sopaan/schemas/live-classes/media';
import type { RecordingState } from '@sopaan/schemas/live-classes/media-server';
import { MediaError } from '../media-error';
import { Recording } from '../recordings/recording';
import type { Recordings } from '../recordings/recordings';
import type { Network } from '../webrtc/peer';
import { Publication } from './publication';
import { Subscription } from './subscription';

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
  readonly #subscriptions = new Map<string, { memberId: string; subscription: Subscription }>();
  #publication: Publication | undefined;
  #recording: Recording | undefined;

  constructor(options: RoomOptions) {
    this.#options = options;
  }

  get viewerCount(): number {
    return this.#subscriptions.size;
  }

  tracks(): MediaTrack[] {
    return this.#publication?.tracks() ?? [];
  }

  /** Connects the teacher. Closes the teacher's previous connection; viewers stay connected. */
  async publish(offer: string): Promise<string> {
    const publication = new Publication(this.#options.network, {
      onPacket: (mediaSection, packet, isFirst) => {
        if (publication === this.#publication) this.#forward(mediaSection, packet, isFirst);
      },
      onEnd: () => {
        if (publication === this.#publication) this.#publication = undefined;
        this.checkEmpty();
      },
    });
    const answer = await answerOrClose(publication, offer);
    const previous = this.#publication;
    this.#publication = publication;
    await previous?.close();
    return answer;
  }

  /** Connects a viewer. Closes the previous connection of the same viewer. */
  async watch({ memberId, viewerId }: Viewer, offer: string): Promise<string> {
    const key = JSON.stringify([memberId, viewerId]);
    if (this.#subscriptions.size >= this.#options.maxViewers && !this.#subscriptions.has(key)) {
      throw new MediaError('UNAVAILABLE', 'The room is full.');
    }
    const subscription = new Subscription(this.#options.network, {
      onKeyFrameNeeded: (mediaSection) => this.#publication?.requestKeyFrame(mediaSection),
      onEnd: () => {
        if (this.#subscriptions.get(key)?.subscription === subscription)
          this.#subscriptions.delete(key);
        this.checkEmpty();
      },
    });
    const answer = await answerOrClose(subscription, offer);
    const previous = this.#subscriptions.get(key);
    this.#subscriptions.set(key, { memberId, subscription });
    await previous?.subscription.close();
    return answer;
  }

  recording(): RecordingState | null {
    return this.#recording?.state ?? null;
  }

  /** Returns the running recording if it has this ID; otherwise ends it and starts a new one. */
  async startRecording(id: string): Promise<RecordingState> {
    const { recordings } = this.#options;
    if (!recordings) throw new MediaError('UNAVAILABLE', 'There is no folder for recordings.');
    if (this.#recording?.state.id === id) return this.#recording.state;
    const recording = new Recording({
      id,
      file: await recordings.create(id),
      limits: recordings.limits,
      requestKeyFrame: (mediaSection) => this.#publication?.requestKeyFrame(mediaSection),
      onEnd: (error) => {
        if (error !== undefined) recordings.onFailure(error);
        if (this.#recording === recording) this.#recording = undefined;
        this.checkEmpty();
      },
    });
    const previous = this.#recording;
    this.#recording = recording;
    await previous?.end();
    return recording.state;
  }

  /** Resolves when the file is complete. */
  async stopRecording(): Promise<void> {
    await this.#recording?.end();
  }

  async closeMember(id: string): Promise<void> {
    const subscriptions = [...this.#subscriptions.values()].filter(
      ({ memberId }) => memberId === id,
    );
    await Promise.all(subscriptions.map(({ subscription }) => subscription.close()));
  }

  async close(): Promise<void> {
    const subscriptions = [...this.#subscriptions.values()].map(({ subscription }) => subscription);
    await Promise.all([
      this.stopRecording(),
      ...[this.#publication, ...subscriptions].map((peer) => peer?.close()),
    ]);
  }

  #forward(mediaSection: number, packet: RtpPacket, isFirst: boolean): void {
    // Header extensions have IDs that each connection negotiates: the teacher's have other meanings in viewers' connections.
    packet.header.extensions = [];
    this.#recording?.receive(mediaSection, packet, isFirst);
    for (const { subscription } of this.#subscriptions.values())
      subscription.send(mediaSection, packet, isFirst);
  }

  checkEmpty(): void {
    const isEmpty = !this.#publication && this.#subscriptions.size === 0 && !this.#recording;
    if (isEmpty) this.#options.onEmpty();
  }
}

/** The answer to the offer. If there is none, the connection is closed. */
async function answerOrClose(peer: Publication | Subscription, offer: string): Promise<string> {
  try {
    return await peer.answer(offer);
  } catch (error) {
    await peer.close();
    throw error;
  }
}
