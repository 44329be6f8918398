import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { object, number } from 'yup';

const portSchema = object({ port: number().required() });

/** A proxy in front of the database whose connections a test can cut and restore. */
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
    const server = createServer((client) => {
      if (this.#isFrozen) return this.#track(client);
      const database = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [client, database]) this.#track(socket);
      return client.pipe(database).pipe(client);
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = portSchema.validateSync(server.address()).port;
    this.#server = server;
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** Accepts connections but forwards nothing, like a frozen server. `cut` and `open` restore it. */
  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Closes every connection and refuses new ones, like a stopped server. */
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
