import { fstatSync } from 'node:fs';

/** How long open requests may take once the process was asked to end. */
const GRACE_MILLISECONDS = 5_000;

export interface Lifetime {
  /** What is closed before the process ends. Until this is called, the process ends at once: it has promised nothing yet. */
  closeWith: (close: () => Promise<void>) => void;
}

/** Ends the process on a signal, and when the process that started it is gone. To be called before any other work. */
export function openLifetime(): Lifetime {
  let close: (() => Promise<void>) | undefined;
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    if (close === undefined) process.exit(0);
    setTimeout(() => process.exit(1), GRACE_MILLISECONDS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };

  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (process.connected) process.once('disconnect', end);
  // The channel closed while this program was being loaded.
  else if (process.send !== undefined) end();
  else if (isPipe(0)) process.stdin.once('close', end).once('end', end).resume();
  return {
    closeWith: (work) => {
      close = work;
    },
  };
}

/** A starter holds the other end of a pipe; a terminal or /dev/null says nothing about who started us. */
function isPipe(descriptor: number): boolean {
  try {
    const stat = fstatSync(descriptor);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}
