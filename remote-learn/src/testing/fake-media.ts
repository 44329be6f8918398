import { HLS_PLAYLIST } from '@sopaan/schemas/courses/lesson-content';
import { act } from '@testing-library/react';

class FakeTrack {
  mode = 'hidden';
  readonly cues: Array<{ text: string }> = [];
  constructor(
    readonly label: string,
    readonly language: string,
  ) {}
  addCue(cue: { text: string }) {
    this.cues.push(cue);
  }
}

class FakeTrackList extends EventTarget {
  readonly tracks: FakeTrack[] = [];
  [Symbol.iterator]() {
    return this.tracks[Symbol.iterator]();
  }
}

class FakeCue {
  constructor(
    readonly startTime: number,
    readonly endTime: number,
    readonly text: string,
  ) {}
}

interface FakePlayback {
  position: number;
  paused: boolean;
  ended: boolean;
  error: { code: number } | null;
  textTracks: FakeTrackList;
}

const DURATION_SECONDS = 100;

/**
 * Gives the videos of jsdom, which cannot play, the properties and events of real ones. Videos last 100 s; `playFor` plays one with fake
 * timers. `playsHls`: whether they play HLS without a library. Returns a function that uninstalls the fake.
 */
export function installFakeMedia({ playsHls = false } = {}): () => void {
  const playbacks = new WeakMap<HTMLMediaElement, FakePlayback>();
  const playbackOf = (media: HTMLMediaElement): FakePlayback => {
    const playback = playbacks.get(media) ?? {
      position: 0,
      paused: true,
      ended: false,
      error: null,
      textTracks: new FakeTrackList(),
    };
    playbacks.set(media, playback);
    return playback;
  };
  const emit = (media: HTMLMediaElement, ...types: string[]) => {
    for (const type of types) media.dispatchEvent(new Event(type));
  };
  const property = (get: (playback: FakePlayback) => unknown) => ({
    configurable: true,
    get(this: HTMLMediaElement) {
      return get(playbackOf(this));
    },
  });
  const method = (run: (this: HTMLMediaElement, ...values: string[]) => unknown) => ({
    configurable: true,
    writable: true,
    value: run,
  });
  const fakes: PropertyDescriptorMap = {
    currentTime: {
      ...property(({ position }) => position),
      set(this: HTMLMediaElement, seconds: number) {
        Object.assign(playbackOf(this), { position: seconds, ended: false });
        emit(this, 'seeking', 'seeked');
      },
    },
    // Lets `playFor` and `failVideo` change the state without the events of a seek.
    fakePlayback: property((playback) => playback),
    duration: property(() => DURATION_SECONDS),
    readyState: property(() => 1),
    paused: property(({ paused }) => paused),
    ended: property(({ ended }) => ended),
    error: property(({ error }) => error),
    textTracks: property(({ textTracks }) => textTracks),
    canPlayType: method((type = '') =>
      type === HLS_PLAYLIST.mediaType && !playsHls ? '' : 'maybe',
    ),
    play: method(function play() {
      playbackOf(this).paused = false;
      emit(this, 'play', 'playing');
      return Promise.resolve();
    }),
    pause: method(function pause() {
      playbackOf(this).paused = true;
      emit(this, 'pause');
    }),
    load: method(function load() {
      Object.assign(playbackOf(this), { error: null, position: 0, paused: true });
      emit(this, 'loadedmetadata');
    }),
    addTextTrack: method(function addTextTrack(_kind, label = '', language = '') {
      const track = new FakeTrack(label, language);
      playbackOf(this).textTracks.tracks.push(track);
      return track;
    }),
  };
  const { prototype } = HTMLMediaElement;
  const originals = new Map(
    Object.keys(fakes).map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)]),
  );
  Object.defineProperties(prototype, fakes);
  Object.defineProperty(globalThis, 'VTTCue', { value: FakeCue, configurable: true });
  return () => {
    for (const [name, original] of originals) {
      if (original) Object.defineProperty(prototype, name, original);
      else Reflect.deleteProperty(prototype, name);
    }
    Reflect.deleteProperty(globalThis, 'VTTCue');
  };
}

export function theVideo(): HTMLVideoElement {
  const video = document.querySelector('video');
  if (!video) throw new Error('There is no video.');
  return video;
}

function change(video: HTMLVideoElement, changes: Partial<FakePlayback>): void {
  const playback: unknown = Reflect.get(video, 'fakePlayback');
  if (typeof playback === 'object' && playback !== null) Object.assign(playback, changes);
}

const STEP_SECONDS = 0.25;

/** Plays the video for some seconds of real time at its speed, at most to its end. */
export async function playFor(seconds: number): Promise<void> {
  const video = theVideo();
  if (video.paused) act(() => void video.play());
  for (let left = seconds; left > 0 && !video.ended && !video.paused; left -= STEP_SECONDS) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(STEP_SECONDS * 1000);
      const position = video.currentTime + STEP_SECONDS * video.playbackRate;
      const hasEnded = position >= DURATION_SECONDS;
      change(video, { position: Math.min(position, DURATION_SECONDS) });
      video.dispatchEvent(new Event('timeupdate'));
      if (!hasEnded) return;
      change(video, { paused: true, ended: true });
      video.dispatchEvent(new Event('pause'));
      video.dispatchEvent(new Event('ended'));
    });
  }
}

export const pause = () => act(async () => theVideo().pause());

export const seek = (seconds: number) =>
  act(async () => {
    theVideo().currentTime = seconds;
  });

/** Codes of `MediaError`, which jsdom lacks. */
export const MEDIA_ERR_NETWORK = 2;
export const MEDIA_ERR_DECODE = 3;

/** Makes the video fail with a code of `MediaError`. */
export const failVideo = (code: number) =>
  act(async () => {
    change(theVideo(), { error: { code } });
    theVideo().dispatchEvent(new Event('error'));
  });

/** The languages of the captions that are shown. */
export function shownCaptions(): string[] {
  return Array.from(theVideo().textTracks)
    .filter(({ mode }) => mode === 'showing')
    .map(({ language }) => language);
}
