import { fstatSync } from 'node:fs';

/** How long open requests may take after the shutdown has begun. */
const GRACE_MS = 5_000;

export interface ShutdownListener {
  /** Sets what is closed before the process exits. Until it is called there is nothing to close, and the process exits at once. */
  onShutdown: (close: () => Promise<void>) => void;
  /**
   * Whether the shutdown has begun. Startup that is still running may then fail, because its resources are closed; the process exits
   * anyway.
   */
  isShuttingDown: () => boolean;
}

/**
 * Exits the process on SIGTERM, on SIGINT, on SIGHUP (its terminal was closed), and when its parent process is gone. Call it before any
 * other work.
 */
export function listenForShutdown(): ShutdownListener {
  let close: (() => Promise<void>) | undefined;
  let isShuttingDown = false;
  const shutDown = () => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    if (close === undefined) process.exit(0);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, shutDown);
  if (process.connected) process.once('disconnect', shutDown);
  // The IPC channel closed while this program was being loaded.
  else if (process.send !== undefined) shutDown();
  else if (isPipe(0)) process.stdin.once('close', shutDown).once('end', shutDown).resume();
  return {
    onShutdown: (handler) => {
      close = handler;
    },
    isShuttingDown: () => isShuttingDown,
  };
}

/** Whether a descriptor is a pipe, whose other end the parent process holds; a terminal or /dev/null says nothing about the parent. */
function isPipe(descriptor: number): boolean {
  try {
    const stat = fstatSync(descriptor);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}
