import type { IconName } from '@sopaan/ui/core';

interface DayLook {
  label: string;
  icon: IconName | null;
  color: string;
}

const looks: Readonly<Record<string, DayLook>> = {
  solved: { label: 'Solved on its day', icon: 'check', color: 'success.main' },
  'caught-up': { label: 'Caught up later', icon: 'clock', color: 'warning.main' },
  open: { label: 'Open', icon: null, color: 'primary.main' },
  locked: { label: 'Locked', icon: 'lock', color: 'text.secondary' },
};

/** How a state is shown; one that is unknown here is shown as it is called. */
export function lookOf(state: string): DayLook {
  return looks[state] ?? { label: state, icon: null, color: 'text.secondary' };
}

/** The states that the page explains, in the order of its legend. */
export const LEGEND = ['solved', 'caught-up', 'open', 'locked'] as const;
