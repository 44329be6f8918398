/** What a page is busy with. A busy page must not be updated, or left without asking the visitor. */
import { bus } from '@sopaan/events/bus';
import { useEffect } from 'react';

export interface BusyTask {
  /** The remote, or `host`. */
  remote: string;
  /** Identifies the task within the remote, such as `quiz`. */
  task: string;
}

/** While there is a reason, the host does not update the page to a newer release set. The visitor sees the reason. */
export function useBusy({ remote, task }: BusyTask, reason: string | null): void {
  useEffect(() => {
    if (reason === null) return undefined;
    bus.publish('activity:changed', { remote, task, busy: true, reason }, remote);
    return () => bus.publish('activity:changed', { remote, task, busy: false, reason: '' }, remote);
  }, [remote, task, reason]);
}

/** While something is unsaved, the browser asks before the page is closed or left for another site. */
export function useConfirmLeave(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, [isUnsaved]);
}
