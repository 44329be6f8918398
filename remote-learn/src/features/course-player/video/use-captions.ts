import type { Captions } from '@sopaan/schemas/courses/lesson-content';
import { useEffect, useEffectEvent } from 'react';

/** Adds the captions to the video, shows those of the chosen language, and reports a choice made in the native controls. */
export function useCaptions(
  video: HTMLVideoElement | null,
  captions: readonly Captions[],
  language: string,
  onLanguage: (language: string) => void,
): void {
  useEffect(() => {
    if (!video || !('VTTCue' in globalThis)) return;
    for (const captionsOfLanguage of captions) addTrack(video, captionsOfLanguage);
  }, [video, captions]);

  useEffect(() => {
    if (!video) return;
    for (const track of Array.from(video.textTracks)) {
      const mode = track.language === language ? 'showing' : 'disabled';
      if (track.mode !== mode) track.mode = mode;
    }
  }, [video, captions, language]);

  const onTracksChange = useEffectEvent((tracks: TextTrackList) => {
    const shown = Array.from(tracks).find(({ mode }) => mode === 'showing')?.language ?? '';
    const isKnown = captions.some((one) => one.language === language);
    if (shown !== (isKnown ? language : '')) onLanguage(shown);
  });
  useEffect(() => {
    if (!video || !('VTTCue' in globalThis)) return undefined;
    const tracks = video.textTracks;
    const listener = () => onTracksChange(tracks);
    tracks.addEventListener('change', listener);
    return () => tracks.removeEventListener('change', listener);
  }, [video]);
}

function addTrack(video: HTMLVideoElement, { language, label, cues }: Captions): void {
  // A track cannot be removed from a video, so it is added once.
  if (Array.from(video.textTracks).some((track) => track.language === language)) return;
  const track = video.addTextTrack('captions', label, language);
  for (const { start, end, text } of cues) track.addCue(new VTTCue(start, end, cueMarkup(text)));
}

/** Escapes a text, because WebVTT parses the text of a cue as markup. */
function cueMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
