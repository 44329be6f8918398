import type { QueueEntry } from '../../code-runner';
import type { RunQueue } from '../run-queue';
import type { Pausable, Slot } from '../slot';

/** What a program does, in order: milliseconds of computing if positive, of sleeping if negative. */
export type Work = readonly number[];

export const TICK_MS = 20;
const IDLE_AFTER_MS = 100;

/** A program on a machine with a fake clock: it computes only while it is not paused. */
export class SimulatedRun implements Pausable {
  state: 'waiting' | 'computing' | 'paused' | 'asleep' | 'ended' = 'waiting';
  readonly positions: number[] = [];
  readonly arrivedAt = performance.now();
  begunAt = 0;

  constructor(
    queue: RunQueue,
    readonly owner: string,
    readonly priority: QueueEntry['priority'],
    private readonly work: Work,
  ) {
    const onPosition = (position: number) => this.positions.push(position);
    void this.run(queue, { owner, priority, onPosition });
  }

  pause(): void {
    this.state = 'paused';
  }

  resume(): void {
    this.state = 'computing';
  }

  private async run(queue: RunQueue, entry: QueueEntry): Promise<void> {
    const slot = await queue.enter(entry, new AbortController().signal);
    this.begunAt = performance.now();
    this.state = 'computing';
    const detach = slot.attach(this);
    for (const milliseconds of this.work) {
      await (milliseconds > 0 ? this.compute(milliseconds, slot) : this.sleep(-milliseconds, slot));
    }
    this.state = 'ended';
    detach();
    slot.release();
  }

  private async compute(milliseconds: number, slot: Slot): Promise<void> {
    if (this.state === 'asleep') {
      this.state = 'computing';
      slot.setIdle(false);
    }
    for (let remainingMs = milliseconds; remainingMs > 0;) {
      await tick();
      if (this.state === 'computing') remainingMs -= TICK_MS;
    }
  }

  /** Continues while the program is paused. */
  private async sleep(milliseconds: number, slot: Slot): Promise<void> {
    for (let slept = TICK_MS; slept <= milliseconds; slept += TICK_MS) {
      await tick();
      if (slept < IDLE_AFTER_MS || this.state !== 'computing') continue;
      this.state = 'asleep';
      slot.setIdle(true);
    }
  }
}

function tick(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TICK_MS);
  });
}
