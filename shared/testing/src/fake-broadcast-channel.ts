import { act } from '@testing-library/react';

/** Delivers each message synchronously to all other channels of the same name. */
class FakeBroadcastChannel extends EventTarget {
  static readonly open = new Set<FakeBroadcastChannel>();

  constructor(readonly name: string) {
    super();
    FakeBroadcastChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    const others = [...FakeBroadcastChannel.open].filter((channel) => channel !== this);
    for (const channel of others.filter(({ name }) => name === this.name)) {
      act(() => {
        channel.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
  }

  close(): void {
    FakeBroadcastChannel.open.delete(this);
  }
}

/** Provides `BroadcastChannel` to the tests of a file, because the DOM of the tests has none. */
export function fakeBroadcastChannel(): void {
  beforeAll(() => {
    Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
}
