import type { Captions } from '@sopaan/schemas/courses/lesson-content';
import { seekTo, toggleFullscreen, toggleMuted, togglePlaying } from './playback';
import type { PlayerSettings } from './player-settings';
import { nextSpeed } from './speed';
import { useShortcuts, type Shortcuts } from './use-shortcuts';

const SMALL_STEP_SECONDS = 5;
const LARGE_STEP_SECONDS = 10;

/** The usual keyboard shortcuts of video players. */
export function usePlayerShortcuts(
  video: HTMLVideoElement | null,
  captions: readonly Captions[],
  settings: PlayerSettings,
  change: (changes: Partial<PlayerSettings>) => void,
): void {
  const isOn = captions.some(({ language }) => language === settings.captions);
  const toggleCaptions = () => change({ captions: isOn ? '' : (captions[0]?.language ?? '') });
  const setSpeed = (direction: 'faster' | 'slower') =>
    change({ speed: nextSpeed(settings.speed, direction) });
  useShortcuts(
    {
      ...(video ? videoShortcuts(video) : {}),
      c: toggleCaptions,
      '<': () => setSpeed('slower'),
      '>': () => setSpeed('faster'),
    },
    settings.shortcuts && video !== null,
  );
}

function videoShortcuts(video: HTMLVideoElement): Shortcuts {
  const step = (seconds: number) => () => seekTo(video, video.currentTime + seconds);
  return {
    ' ': () => togglePlaying(video),
    k: () => togglePlaying(video),
    j: step(-LARGE_STEP_SECONDS),
    l: step(LARGE_STEP_SECONDS),
    ArrowLeft: step(-SMALL_STEP_SECONDS),
    ArrowRight: step(SMALL_STEP_SECONDS),
    m: () => toggleMuted(video),
    f: () => void toggleFullscreen(video),
  };
}
