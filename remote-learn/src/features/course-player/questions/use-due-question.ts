import type { VideoQuestion } from '@sopaan/schemas/courses/video-question';
import { useRef, useState } from 'react';
import { useVideoEvent } from '../video/use-video-event';

/** Videos report their time about four times a second and play at double speed at most, so a larger step is a seek. */
const MAX_STEP_SECONDS = 2;

/**
 * The question at which the video has stopped. The video stops when playback reaches an unanswered question, at most once while the page is
 * open.
 */
export function useDueQuestion(
  video: HTMLVideoElement | null,
  questions: readonly VideoQuestion[],
  isEnabled: boolean,
) {
  const [dueId, setDueId] = useState<string | null>(null);
  const [asked] = useState(() => new Set<string>());
  const last = useRef(0);
  useVideoEvent(video, ['seeking', 'timeupdate'], (element, type) => {
    const { currentTime } = element;
    const from = last.current;
    last.current = currentTime;
    if (type === 'seeking') {
      setDueId(null);
      return;
    }
    if (!isEnabled || element.paused || currentTime - from > MAX_STEP_SECONDS) return;
    const due = questions.find(
      ({ questionId, atSeconds, answer }) =>
        atSeconds > from && atSeconds <= currentTime && !answer && !asked.has(questionId),
    );
    if (!due) return;
    asked.add(due.questionId);
    element.pause();
    setDueId(due.questionId);
    // Full screen would hide the question, which is on the page.
    if (document.fullscreenElement) void document.exitFullscreen();
  });
  return {
    question: questions.find(({ questionId }) => questionId === dueId),
    close: () => setDueId(null),
  };
}
