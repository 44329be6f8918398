import { createStore } from 'zustand/vanilla';

interface UpdateState {
  /** Whether a newer release set is offered to the visitor. */
  offered: boolean;
  /** Why the set has not been applied automatically; empty when nothing prevents that any more. */
  reason: string;
  accept: () => void;
  decline: () => void;
}

export const updateStore = createStore<UpdateState>(() => ({
  offered: false,
  reason: '',
  accept: () => undefined,
  decline: () => undefined,
}));
