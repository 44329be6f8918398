import { createStore } from 'zustand/vanilla';

interface UpdateState {
  /** A newer set waits for the person. */
  offered: boolean;
  /** What it waits for; empty when nothing holds it any more. */
  why: string;
  take: () => void;
  decline: () => void;
}

export const updateStore = createStore<UpdateState>(() => ({
  offered: false,
  why: '',
  take: () => undefined,
  decline: () => undefined,
}));
