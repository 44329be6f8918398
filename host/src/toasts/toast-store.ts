import type { EventPayload } from '@sopaan/contract/events';
import { createStore } from 'zustand/vanilla';
import { toastDuration } from './toast-duration';

type Request = EventPayload<'toast:requested'>;

export interface Toast {
  id: string;
  message: string;
  kind: Request['kind'];
  /** Milliseconds; null until something replaces it. */
  duration: number | null;
  /** Counts what the toast has said so far, so that its time starts anew with each message. */
  version: number;
}

interface ToastState {
  toasts: ReadonlyMap<string, Toast>;
  /** The toast on screen under a key. One that is leaving is not replaced any more. */
  keys: ReadonlyMap<string, string>;
}

const empty: ToastState = { toasts: new Map(), keys: new Map() };
let count = 0;

export const toastStore = createStore(() => empty);

/** Adds a toast, or gives new words to the one on screen with the same key. */
export function showToast({ message, kind, key, duration }: Request): void {
  const { toasts, keys } = toastStore.getState();
  const id = (key !== undefined && keys.get(key)) || `toast-${(count += 1)}`;
  const lasting = kind === 'loading' ? null : toastDuration();
  const version = (toasts.get(id)?.version ?? 0) + 1;
  const toast: Toast = { id, message, kind, duration: duration ?? lasting, version };
  toastStore.setState({
    toasts: new Map(toasts).set(id, toast),
    keys: key === undefined ? keys : new Map(keys).set(key, id),
  });
}

/** The toast is on its way out: a new one with its key is another one. */
export function leaveToast(id: string): void {
  const { keys } = toastStore.getState();
  toastStore.setState({ keys: new Map([...keys].filter(([, value]) => value !== id)) });
}

/** The toast has left the screen. */
export function removeToast(id: string): void {
  const toasts = new Map(toastStore.getState().toasts);
  toasts.delete(id);
  toastStore.setState({ toasts });
}
