import type { QuizAttempt } from '@sopaan/schemas/quizzes/quiz-attempt';

/** Converts a server time to this device's clock, which may be wrong. */
function deviceTime(time: string, { serverNow }: Pick<QuizAttempt, 'serverNow'>): number {
  return Date.now() + Date.parse(time) - Date.parse(serverNow);
}

export function deadlineOnDeviceClock(
  attempt: Pick<QuizAttempt, 'deadline' | 'serverNow'>,
): number {
  return deviceTime(attempt.deadline, attempt);
}

/** When the server stops accepting answers. */
export function graceEndOnDeviceClock(
  attempt: Pick<QuizAttempt, 'closesAt' | 'serverNow'>,
): number {
  return deviceTime(attempt.closesAt, attempt);
}

/** A larger difference means that the clock of the device was set. */
const CLOCK_CHANGE_MS = 5_000;

/** Network latency makes a received deadline look later than it is, so the earlier one is more accurate. */
export function correctDeadline(current: number, received: number): number {
  const hasClockChanged = Math.abs(received - current) > CLOCK_CHANGE_MS;
  return hasClockChanged ? received : Math.min(current, received);
}

export function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}
