import type { VideoQuestion } from '@sopaan/schemas/courses/video-question';
import { useRef, useState } from 'react';
import { useVideoEvent } from '../video/use-video-event';

/** Videos report their time about four times a second, at most at double speed: a longer step is a seek. */
const MAX_STEP_SECONDS = 2;

/**
 * The question at which the video has stopped. It stops when the time of a question is played, once while the page is shown, and not for
 * questions that were answered.
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
    // The question is on the page, which a full screen hides.
    if (document.fullscreenElement) void document.exitFullscreen();
  });
  return {
    question: questions.find(({ questionId }) => questionId === dueId),
    close: () => setDueId(null),
  };
}
