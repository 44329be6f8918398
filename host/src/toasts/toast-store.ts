import type { EventPayload } from '@sopaan/contract/events';
import { createStore } from 'zustand/vanilla';
import { toastDuration } from './toast-duration';

type Request = EventPayload<'toast:requested'>;

export interface Toast {
  id: string;
  message: string;
  kind: Request['kind'];
  /** In milliseconds; null for a toast that stays until it is replaced. */
  duration: number | null;
  /** Incremented with each message, which restarts the duration. */
  version: number;
}

interface ToastState {
  toasts: ReadonlyMap<string, Toast>;
  /** The ids of the visible toasts by key. A toast that is closing can no longer be replaced. */
  keys: ReadonlyMap<string, string>;
}

const EMPTY_STATE: ToastState = { toasts: new Map(), keys: new Map() };
let toastCount = 0;

export const toastStore = createStore(() => EMPTY_STATE);

/** Adds a toast, or replaces the content of the visible toast with the same key. */
export function showToast({ message, kind, key, duration }: Request): void {
  const { toasts, keys } = toastStore.getState();
  const id = (key !== undefined && keys.get(key)) || `toast-${(toastCount += 1)}`;
  const defaultDuration = kind === 'loading' ? null : toastDuration();
  const version = (toasts.get(id)?.version ?? 0) + 1;
  const toast: Toast = { id, message, kind, duration: duration ?? defaultDuration, version };
  toastStore.setState({
    toasts: new Map(toasts).set(id, toast),
    keys: key === undefined ? keys : new Map(keys).set(key, id),
  });
}

/** Releases the key of a toast that is closing: the next toast with this key is a new one. */
export function releaseToastKey(id: string): void {
  const { keys } = toastStore.getState();
  toastStore.setState({ keys: new Map([...keys].filter(([, value]) => value !== id)) });
}

/** Removes a toast that is no longer visible. */
export function removeToast(id: string): void {
  const toasts = new Map(toastStore.getState().toasts);
  toasts.delete(id);
  toastStore.setState({ toasts });
}
