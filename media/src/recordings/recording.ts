import type { RtpPacket } from 'werift';
import { MEDIA_TRACKS, type MediaTrack } from '@sopaan/schemas/live-classes/media';
import type { RecordingState } from '@sopaan/schemas/live-classes/media-server';
import { ReorderBuffer } from './reorder-buffer';
import { FrameAssembler, type VideoFrame } from './frame-assembler';
import type { RecordingFile } from './recording-file';
import { TrackClock } from './track-clock';
import { AUDIO_TRACK, VIDEO_TRACK, webmCluster, webmHeader, type Block } from './webm';

/** The length of a cluster, and the most that is lost if the process is killed. */
const CLUSTER_MS = 2_000;
/** The recording returns to the camera when no packet of the screen has arrived for this long. */
const SCREEN_TIMEOUT_MS = 5_000;

const VIDEO_SOURCES = ['camera', 'screen'] as const;
type VideoSource = (typeof VIDEO_SOURCES)[number];

export interface RecordingLimits {
  maxMs: number;
  maxBytes: number;
}

interface RecordingOptions {
  id: string;
  file: RecordingFile;
  limits: RecordingLimits;
  requestKeyFrame: (mediaSection: number) => void;
  /** Called once. `error`: why writing failed. */
  onEnd: (error?: unknown) => void;
}

/** Writes what a teacher sends into a WebM file, without decoding it: the microphone, and the screen while it is shared, otherwise the camera. */
export class Recording {
  readonly #options: RecordingOptions;
  readonly #limitTimer: NodeJS.Timeout;
  readonly #clocks = { video: new TrackClock(90_000), audio: new TrackClock(48_000) };
  readonly #assemblers: Record<VideoSource, FrameAssembler>;
  #audioPackets = new ReorderBuffer();
  #isNewAudioSource = true;
  /** The source whose frames are written now. */
  #source: VideoSource | undefined;
  #newSources = new Set<VideoSource>(VIDEO_SOURCES);
  #lastScreenPacketAt = Number.NEGATIVE_INFINITY;
  /** When the first frame arrived, by the process's monotonic clock and by the system's clock. */
  #start: { at: number; time: number } | undefined;
  #blocks: Block[] = [];
  #end: Promise<void> | undefined;

  constructor(options: RecordingOptions) {
    this.#options = options;
    this.#assemblers = {
      camera: this.#createAssembler('camera'),
      screen: this.#createAssembler('screen'),
    };
    this.#limitTimer = setTimeout(() => void this.end(), options.limits.maxMs);
    for (const source of VIDEO_SOURCES) this.#requestKeyFrame(source);
  }

  get state(): RecordingState {
    const { id, file } = this.#options;
    const startedAt = this.#start && new Date(this.#start.time).toISOString();
    return { id, startedAt: startedAt ?? null, bytes: file.bytes };
  }

  /** `isFirst`: the first packet of the track in this connection. */
  receive(mediaSection: number, packet: RtpPacket, isFirst: boolean): void {
    const track = MEDIA_TRACKS[mediaSection];
    if (this.#end || !track) return;
    if (track === 'microphone') this.#receiveAudio(packet, isFirst);
    else this.#receiveVideo(track, packet, isFirst);
  }

  /** Resolves when the file is finished. */
  end(): Promise<void> {
    return (this.#end ??= this.#finish());
  }

  #receiveAudio(packet: RtpPacket, isFirst: boolean): void {
    if (isFirst) [this.#audioPackets, this.#isNewAudioSource] = [new ReorderBuffer(), true];
    for (const { packet: ordered } of this.#audioPackets.add(packet)) {
      if (!this.#start || ordered.payload.length === 0) continue;
      const { timestamp } = ordered.header;
      const at = this.#clocks.audio.millisecondsAt(
        timestamp,
        performance.now(),
        this.#isNewAudioSource,
      );
      this.#isNewAudioSource = false;
      const milliseconds = Math.max(0, Math.round(at - this.#start.at));
      this.#write({ track: AUDIO_TRACK, milliseconds, isKeyFrame: true, data: ordered.payload });
    }
  }

  #receiveVideo(source: VideoSource, packet: RtpPacket, isFirst: boolean): void {
    if (isFirst) {
      this.#assemblers[source] = this.#createAssembler(source);
      this.#newSources.add(source);
    }
    if (source === 'screen') this.#lastScreenPacketAt = performance.now();
    for (const frame of this.#assemblers[source].add(packet)) this.#writeFrame(source, frame);
  }

  #writeFrame(source: VideoSource, { data, timestamp, size }: VideoFrame): void {
    const now = performance.now();
    const wanted = now - this.#lastScreenPacketAt < SCREEN_TIMEOUT_MS ? 'screen' : 'camera';
    if (source === wanted && source !== this.#source) {
      // Frames of one source cannot be decoded after those of another, except for key frames.
      if (!size) {
        this.#requestKeyFrame(source);
        return;
      }
      this.#source = source;
      this.#newSources.add(source);
    }
    if (source !== this.#source) return;
    const isNew = this.#newSources.delete(source);
    const at = this.#clocks.video.millisecondsAt(timestamp, now, isNew);
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

  #createAssembler(source: VideoSource): FrameAssembler {
    return new FrameAssembler(() => this.#requestKeyFrame(source));
  }

  #requestKeyFrame(source: VideoSource): void {
    const track: MediaTrack = source;
    this.#options.requestKeyFrame(MEDIA_TRACKS.indexOf(track));
  }
}
