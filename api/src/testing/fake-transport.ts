import type { Message } from '../mail/message/message';
import type { MailTransport } from '../mail/transport/transport';

/** Keeps the ids of the mails it is given, and holds them or fails as the test says. */
export class FakeTransport implements MailTransport {
  readonly sent: string[] = [];
  /** What is thrown for a mail, instead of sending it. */
  failWith: ((message: Message) => unknown) | undefined;
  #hold: Promise<void> | undefined;
  #held = 0;

  /** Mails that come from now on are not sent before the release. */
  holdAll(): { held: () => number; release: () => void } {
    let release = () => {};
    this.#hold = new Promise((resolve) => {
      release = resolve;
    });
    return { held: () => this.#held, release };
  }

  /** For those that come from now on. */
  holdNoMore(): void {
    this.#hold = undefined;
  }

  send = async (message: Message): Promise<void> => {
    if (this.#hold) {
      this.#held += 1;
      await this.#hold;
    }
    const failure = this.failWith?.(message);
    if (failure !== undefined) throw failure;
    this.sent.push(message.id);
  };

  close = (): void => undefined;
}
