import type { Message } from '../mail/message/message';
import type { MailTransport } from '../mail/transport/transport';

/** Records the ids of the mails it sends. A test can hold mails back or make them fail. */
export class FakeTransport implements MailTransport {
  readonly sent: string[] = [];
  /** Returns the error to throw for a mail instead of sending it. */
  failWith: ((message: Message) => unknown) | undefined;
  #gate: Promise<void> | undefined;
  #pending = 0;

  /** Holds back all further mails until `release` is called. */
  hold(): { pending: () => number; release: () => void } {
    let release = () => {};
    this.#gate = new Promise((resolve) => {
      release = resolve;
    });
    return { pending: () => this.#pending, release };
  }

  /** Sends further mails at once; those already held stay held. */
  stopHolding(): void {
    this.#gate = undefined;
  }

  send = async (message: Message): Promise<void> => {
    if (this.#gate) {
      this.#pending += 1;
      await this.#gate;
    }
    const failure = this.failWith?.(message);
    if (failure !== undefined) throw failure;
    this.sent.push(message.id);
  };

  close = (): void => undefined;
}
