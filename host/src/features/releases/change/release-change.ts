import type { BusyTask } from '@sopaan/session/busy';

/** While a dialog of the console is open, the page must not be updated. */
export const RELEASE_CHANGE: BusyTask = { remote: 'host', task: 'releases' };
