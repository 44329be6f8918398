import type { Pausable } from '../queue/slot';
import { processPauser, type ProcessPauser } from './processes/process-pauser';
import type { Watch } from './watch';

export interface SandboxPause extends Pausable {
  isPaused: () => boolean;
  /** To be called when the program starts. */
  begin: (firstProcess: number, watching: Watch) => void;
  pausedMs: () => number;
  close: () => void;
}

interface Events {
  onResume: () => void;
  /** A process in the sandbox keeps running. */
  onEscape: () => void;
}

/** Pauses a sandbox: its processes, its clock and its start. */
export function sandboxPause({ onResume, onEscape }: Events): SandboxPause {
  let parts: readonly [Watch, ProcessPauser] | undefined;
  let pausedAt: number | null = null;
  let earlierMs = 0;
  const pausedMs = () => earlierMs + (pausedAt === null ? 0 : performance.now() - pausedAt);

  return {
    isPaused: () => pausedAt !== null,
    pause: () => {
      if (pausedAt !== null) return;
      pausedAt = performance.now();
      for (const part of parts ?? []) part.pause();
    },
    resume: () => {
      if (pausedAt === null) return;
      earlierMs = pausedMs();
      pausedAt = null;
      for (const part of parts ?? []) part.resume();
      onResume();
    },
    begin: (firstProcess, watching) => {
      parts = [watching, processPauser(firstProcess, onEscape)];
    },
    pausedMs,
    close: () => parts?.[1].close(),
  };
}
