import type { QuizAttempt } from '@sopaan/schemas/quiz-attempt';

/** A time of the server on this device's clock, however wrong that clock is. */
function deviceTime(time: string, { serverNow }: Pick<QuizAttempt, 'serverNow'>): number {
  return Date.now() + Date.parse(time) - Date.parse(serverNow);
}

export function deviceDeadline(attempt: Pick<QuizAttempt, 'deadline' | 'serverNow'>): number {
  return deviceTime(attempt.deadline, attempt);
}

/** When answers can no longer arrive. */
export function deviceClosing(attempt: Pick<QuizAttempt, 'closesAt' | 'serverNow'>): number {
  return deviceTime(attempt.closesAt, attempt);
}

/** An answer on its way here makes its deadline look late, so of two the earlier is nearer to the truth. */
export function nearerDeadline(known: number, told: number): number {
  const clockWasSet = Math.abs(told - known) > 5000;
  return clockWasSet ? told : Math.min(known, told);
}

export function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}

/** `600` gives `10:00`. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `90` gives `1 minute 30 seconds`. */
export function spokenTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [counted(minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [counted(rest, 'second')] : []),
  ];
  return parts.join(' ');
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
