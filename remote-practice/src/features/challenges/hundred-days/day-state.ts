import type { IconName } from '@sopaan/ui/core';

interface DayStateDisplay {
  label: string;
  icon: IconName | null;
  color: string;
}

const displays: Readonly<Record<string, DayStateDisplay>> = {
  solved: { label: 'Solved on time', icon: 'check', color: 'success.main' },
  'caught-up': { label: 'Caught up later', icon: 'clock', color: 'warning.main' },
  open: { label: 'Open', icon: null, color: 'primary.main' },
  locked: { label: 'Locked', icon: 'lock', color: 'text.secondary' },
};

/** Label, icon and colour of a state; an unknown state is shown as is. */
export function dayStateDisplay(state: string): DayStateDisplay {
  return displays[state] ?? { label: state, icon: null, color: 'text.secondary' };
}

/** The states of the legend, in display order. */
export const LEGEND = ['solved', 'caught-up', 'open', 'locked'] as const;

/** The label of a missed day that a streak freeze covers. */
export const FROZEN_LABEL = 'Covered by a streak freeze';

/** `Open`, or `Open, covered by a streak freeze`. */
export function dayLabel(
  { day, state }: { day: number; state: string },
  frozenDays: readonly number[],
): string {
  const { label } = dayStateDisplay(state);
  return frozenDays.includes(day) ? `${label}, ${FROZEN_LABEL.toLowerCase()}` : label;
}
