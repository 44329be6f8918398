import { formatBytes } from './format';
import type { Output } from './style';

const WIDTH = 24;

/** A progress bar on one line of a terminal; prints nothing if the output is not a terminal. */
export function createProgressBar(output: Output, label: string) {
  let isDrawn = false;
  return {
    show(sent: number, total: number): void {
      if (output.isTTY !== true || total === 0) return;
      const filled = Math.round((sent / total) * WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      const line = `${label} ${bar} ${formatBytes(sent)} of ${formatBytes(total)}`;
      output.write(`\r${line.slice(0, (output.columns ?? 80) - 1)}\u001b[K`);
      isDrawn = true;
    },
    /** Clears the line. */
    end(): void {
      if (isDrawn) output.write('\r\u001b[K');
    },
  };
}
