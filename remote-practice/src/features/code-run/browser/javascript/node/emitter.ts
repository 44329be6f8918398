type Listener = (...args: unknown[]) => void;

/** The subset of `EventEmitter` that programs use. */
export class EventEmitter {
  readonly #listeners = new Map<string | symbol, Listener[]>();

  on(name: string | symbol, listener: Listener): this {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    return this;
  }

  addListener(name: string | symbol, listener: Listener): this {
    return this.on(name, listener);
  }

  once(name: string | symbol, listener: Listener): this {
    const once = (...args: unknown[]) => {
      this.off(name, once);
      listener.apply(this, args);
    };
    return this.on(name, once);
  }

  off(name: string | symbol, listener: Listener): this {
    const others = (this.#listeners.get(name) ?? []).filter((other) => other !== listener);
    this.#listeners.set(name, others);
    return this;
  }

  removeListener(name: string | symbol, listener: Listener): this {
    return this.off(name, listener);
  }

  removeAllListeners(name?: string | symbol): this {
    if (name === undefined) this.#listeners.clear();
    else this.#listeners.delete(name);
    return this;
  }

  emit(name: string | symbol, ...args: unknown[]): boolean {
    const listeners = this.#listeners.get(name) ?? [];
    for (const listener of listeners) listener.apply(this, args);
    return listeners.length > 0;
  }

  listenerCount(name: string | symbol): number {
    return this.#listeners.get(name)?.length ?? 0;
  }
}
