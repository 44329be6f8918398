import { formatBytes } from './format';
import type { Output } from './style';

const WIDTH = 24;

/** Draws one line again and again on a terminal, and nothing elsewhere. */
export function progressBar(output: Output, label: string) {
  let drawn = false;
  return {
    show(sent: number, total: number): void {
      if (output.isTTY !== true || total === 0) return;
      const filled = Math.round((sent / total) * WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      const line = `${label} ${bar} ${formatBytes(sent)} of ${formatBytes(total)}`;
      output.write(`\r${line.slice(0, (output.columns ?? 80) - 1)}\u001b[K`);
      drawn = true;
    },
    /** Takes the line away. */
    end(): void {
      if (drawn) output.write('\r\u001b[K');
    },
  };
}
