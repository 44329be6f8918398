/** Runs in the browser, bundled by `encode.ts`: encodes pictures and speech with WebCodecs, faster than real time. */
import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';

const WIDTH = 640;
const HEIGHT = 360;
const AUDIO_RATE = 48_000;
/** The interval between key frames: to seek, a player decodes from the key frame before. */
const KEY_FRAME_SECONDS = 2;

export interface VideoJob {
  stills: readonly { png: string; frames: number; isNewSlide: boolean }[];
  framesPerSecond: number;
  /** The 32-bit samples in Base64. */
  audio: string;
  sampleRate: number;
}

declare global {
  var encodeVideo: (job: VideoJob) => Promise<string>;
}

globalThis.encodeVideo = async ({ stills, framesPerSecond, audio, sampleRate }) => {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('The browser has no 2D canvas.');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const video = new CanvasSource(canvas, {
    codec: 'vp9',
    quality: new Quality({ bitrate: 400_000 }),
    contentHint: 'text',
    latencyMode: 'quality',
    // Key frames are chosen below.
    keyFrameInterval: Number.MAX_SAFE_INTEGER,
  });
  const sound = new AudioBufferSource({ codec: 'opus', quality: new Quality({ bitrate: 24_000 }) });
  output.addVideoTrack(video);
  output.addAudioTrack(sound);
  await output.start();
  await sound.add(await resample(new Float32Array((await bytes(audio)).buffer), sampleRate));
  let frame = 0;
  let nextKeyFrame = 0;
  for (const { png, frames, isNewSlide } of stills) {
    const picture = await createImageBitmap(new Blob([await bytes(png)]));
    context.drawImage(picture, 0, 0);
    if (isNewSlide) nextKeyFrame = frame;
    const end = frame + frames;
    while (frame < end) {
      const keyFrame = frame === nextKeyFrame;
      if (keyFrame) nextKeyFrame += KEY_FRAME_SECONDS * framesPerSecond;
      const shown = Math.min(end, nextKeyFrame) - frame;
      await video.add(frame / framesPerSecond, shown / framesPerSecond, { keyFrame });
      frame += shown;
    }
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The output is empty.');
  return base64(new Uint8Array(target.buffer));
};

/** Resamples to 48 kHz, which the Opus encoder of every browser accepts. */
function resample(samples: Float32Array<ArrayBuffer>, sampleRate: number): Promise<AudioBuffer> {
  const length = Math.round((samples.length * AUDIO_RATE) / sampleRate);
  const context = new OfflineAudioContext(1, length, AUDIO_RATE);
  const buffer = context.createBuffer(1, samples.length, sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  source.start();
  return context.startRendering();
}

async function bytes(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`data:application/octet-stream;base64,${text}`);
  return new Uint8Array(await response.arrayBuffer());
}

function base64(data: Uint8Array): string {
  let binary = '';
  for (const byte of data) binary += String.fromCharCode(byte);
  return btoa(binary);
}
