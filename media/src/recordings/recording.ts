import type { RtpPacket } from 'werift';
import { MEDIA_TRACKS, type MediaTrack } from '@sopaan/schemas/live-classes/media';
import type { RecordingState } from '@sopaan/schemas/live-classes/media-unit';
import { PacketOrder } from './packet-order';
import { PictureFrames, type PictureFrame } from './picture-frames';
import type { RecordingFile } from './recording-file';
import { TrackClock } from './track-clock';
import { AUDIO_TRACK, VIDEO_TRACK, webmCluster, webmHeader, type Block } from './webm';

/** What is lost if the process is killed. */
const CLUSTER_MS = 2_000;
/** As long as packets of the screen come, the recording shows it. */
const SCREEN_SILENCE_MS = 5_000;

const PICTURES = ['camera', 'screen'] as const;
type Picture = (typeof PICTURES)[number];

export interface RecordingLimits {
  maxMs: number;
  maxBytes: number;
}

interface RecordingOptions {
  id: string;
  file: RecordingFile;
  limits: RecordingLimits;
  requestKeyFrame: (section: number) => void;
  /** Called once. `error`: why nothing more can be written. */
  onEnd: (error?: unknown) => void;
}

/** Writes what a teacher sends into a WebM file, without decoding it: the voice, and the screen or else the camera. */
export class Recording {
  readonly #options: RecordingOptions;
  readonly #limitTimer: NodeJS.Timeout;
  readonly #clocks = { picture: new TrackClock(90_000), sound: new TrackClock(48_000) };
  readonly #frames: Record<Picture, PictureFrames>;
  #sound = new PacketOrder();
  #isNewSound = true;
  /** The one that is recorded now. */
  #picture: Picture | undefined;
  #newPictures = new Set<Picture>(PICTURES);
  #lastScreenPacketAt = Number.NEGATIVE_INFINITY;
  /** When the first frame came, by the process's clock and as a time of day. */
  #start: { at: number; time: number } | undefined;
  #blocks: Block[] = [];
  #end: Promise<void> | undefined;

  constructor(options: RecordingOptions) {
    this.#options = options;
    this.#frames = { camera: this.#framesOf('camera'), screen: this.#framesOf('screen') };
    this.#limitTimer = setTimeout(() => void this.end(), options.limits.maxMs);
    for (const picture of PICTURES) this.#requestKeyFrame(picture);
  }

  get state(): RecordingState {
    const { id, file } = this.#options;
    const startedAt = this.#start && new Date(this.#start.time).toISOString();
    return { id, startedAt: startedAt ?? null, bytes: file.bytes };
  }

  /** `isFirst`: the packet comes from a new source. */
  receive(section: number, packet: RtpPacket, isFirst: boolean): void {
    const track = MEDIA_TRACKS[section];
    if (this.#end || !track) return;
    if (track === 'microphone') this.#receiveSound(packet, isFirst);
    else this.#receivePicture(track, packet, isFirst);
  }

  /** Resolves when the file is finished. */
  end(): Promise<void> {
    return (this.#end ??= this.#finish());
  }

  #receiveSound(packet: RtpPacket, isFirst: boolean): void {
    if (isFirst) [this.#sound, this.#isNewSound] = [new PacketOrder(), true];
    for (const { packet: ordered } of this.#sound.add(packet)) {
      if (!this.#start || ordered.payload.length === 0) continue;
      const { timestamp } = ordered.header;
      const at = this.#clocks.sound.millisecondsAt(timestamp, performance.now(), this.#isNewSound);
      this.#isNewSound = false;
      const milliseconds = Math.max(0, Math.round(at - this.#start.at));
      this.#write({ track: AUDIO_TRACK, milliseconds, isKeyFrame: true, data: ordered.payload });
    }
  }

  #receivePicture(picture: Picture, packet: RtpPacket, isFirst: boolean): void {
    if (isFirst) {
      this.#frames[picture] = this.#framesOf(picture);
      this.#newPictures.add(picture);
    }
    if (picture === 'screen') this.#lastScreenPacketAt = performance.now();
    for (const frame of this.#frames[picture].add(packet)) this.#writeFrame(picture, frame);
  }

  #writeFrame(picture: Picture, { data, timestamp, size }: PictureFrame): void {
    const now = performance.now();
    const wanted = now - this.#lastScreenPacketAt < SCREEN_SILENCE_MS ? 'screen' : 'camera';
    if (picture === wanted && picture !== this.#picture) {
      // Frames of one source cannot be decoded after those of another, except for key frames.
      if (!size) {
        this.#requestKeyFrame(picture);
        return;
      }
      this.#picture = picture;
      this.#newPictures.add(picture);
    }
    if (picture !== this.#picture) return;
    const isNew = this.#newPictures.delete(picture);
    const at = this.#clocks.picture.millisecondsAt(timestamp, now, isNew);
    if (!this.#start && size) {
      this.#start = { at, time: Date.now() };
      this.#append(webmHeader(size));
    }
    const milliseconds = Math.round(at - (this.#start?.at ?? at));
    this.#write({ track: VIDEO_TRACK, milliseconds, isKeyFrame: size !== undefined, data });
  }

  #write(block: Block): void {
    const [first] = this.#blocks;
    if (first && Math.abs(block.milliseconds - first.milliseconds) >= CLUSTER_MS) this.#flush();
    this.#blocks.push(block);
    const { file, limits } = this.#options;
    if (file.bytes >= limits.maxBytes) void this.end();
  }

  #flush(): void {
    if (this.#blocks.length === 0) return;
    this.#append(webmCluster(this.#blocks));
    this.#blocks = [];
  }

  #append(part: Buffer): void {
    this.#options.file.append(part).catch((error: unknown) => {
      this.#end ??= this.#finish(error);
    });
  }

  async #finish(error?: unknown): Promise<void> {
    clearTimeout(this.#limitTimer);
    if (error === undefined) this.#flush();
    this.#blocks = [];
    try {
      await this.#options.file.finish();
      this.#options.onEnd(error);
    } catch (failure) {
      this.#options.onEnd(failure);
    }
  }

  #framesOf(picture: Picture): PictureFrames {
    return new PictureFrames(() => this.#requestKeyFrame(picture));
  }

  #requestKeyFrame(picture: Picture): void {
    const track: MediaTrack = picture;
    this.#options.requestKeyFrame(MEDIA_TRACKS.indexOf(track));
  }
}
