import { act } from '@testing-library/react';

/** A message arrives in all other channels of the same name at once. */
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

/** Lets tabs talk in this test file: the DOM of the tests has no `BroadcastChannel`. */
export function fakeBroadcastChannel(): void {
  beforeAll(() => {
    Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
}
