import { secondsUntil } from './clock';

/** Timers may fire late or not at all, so the remaining time is read from the clock and not counted in ticks. */
const POLL_MS = 250;

/** The whole seconds until a deadline. `onChange` is called whenever their number changes, after `start`. */
export function createCountdown(deadline: number, onChange: () => void) {
  let currentDeadline = deadline;
  let seconds = secondsUntil(deadline);

  function update() {
    const next = secondsUntil(currentDeadline);
    if (next === seconds) return;
    seconds = next;
    onChange();
  }

  return {
    secondsLeft: () => seconds,
    deadline: () => currentDeadline,
    setDeadline(next: number) {
      currentDeadline = next;
      update();
    },
    /** Returns a function that stops the countdown. */
    start() {
      update();
      const timer = setInterval(update, POLL_MS);
      document.addEventListener('visibilitychange', update);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', update);
      };
    },
  };
}
