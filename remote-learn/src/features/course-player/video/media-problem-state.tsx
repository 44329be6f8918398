import { FailedState } from '@sopaan/ui/core';
import type { MediaProblem } from './use-media-problem';

const REASONS: Readonly<Record<MediaProblem, string>> = {
  unsupported: 'This browser cannot play this type of video.',
  offline: 'You are offline.',
  network: 'The connection was lost while the video was loading.',
  decode: 'The file is damaged, or this device cannot decode it.',
  source: 'The file could not be loaded, or this browser cannot play it.',
};

interface MediaProblemStateProps {
  problem: MediaProblem;
  hasTranscript: boolean;
  onRetry: () => unknown;
}

/** Shown in place of a video that cannot be played. */
export function MediaProblemState({ problem, hasTranscript, onRetry }: MediaProblemStateProps) {
  const alternative = hasTranscript ? ' You can read the transcript below.' : '';
  return (
    <FailedState
      title="The video cannot be played"
      description={REASONS[problem] + alternative}
      onRetry={onRetry}
      minHeight={200}
    />
  );
}
