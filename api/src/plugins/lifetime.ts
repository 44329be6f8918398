import { fstatSync } from 'node:fs';

/** How long open requests may take once the process was asked to end. */
const GRACE_MILLISECONDS = 5_000;

/** Ends the process in good order on a signal, and when the process that started it is gone. */
export function endsWith(close: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), GRACE_MILLISECONDS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };

  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (process.connected) process.once('disconnect', end);
  else if (isPipe(0)) process.stdin.once('close', end).once('end', end).resume();
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
