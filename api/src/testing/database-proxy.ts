import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { object, number } from 'yup';

const portSchema = object({ port: number().required() });

/** A way to the database that a test can cut and mend. */
export class DatabaseProxy {
  #server: Server | undefined;
  #port = 0;
  #isFrozen = false;
  readonly #sockets = new Set<Socket>();

  constructor(private readonly target: URL) {}

  get url(): string {
    const url = new URL(this.target);
    url.port = String(this.#port);
    return url.href;
  }

  async open(): Promise<void> {
    this.#isFrozen = false;
    const server = createServer((inner) => {
      if (this.#isFrozen) return this.#hold(inner);
      const outer = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [inner, outer]) this.#hold(socket);
      return inner.pipe(outer).pipe(inner);
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = portSchema.validateSync(server.address()).port;
    this.#server = server;
  }

  #hold(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** Accepts connections, lets nothing through any more and says nothing of it, as a server that is stopped; `cut` and `open` mend it. */
  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Ends every connection and refuses new ones, as a stopped server does. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
