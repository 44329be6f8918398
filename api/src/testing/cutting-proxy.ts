import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { number, object } from 'yup';

const portSchema = object({ port: number().required() });

interface Cuts {
  /** The number of bytes from the client after which a connection is cut. */
  bytes: number;
  /** How many connections are cut; later ones are forwarded completely. */
  count: number;
}

/** A proxy on loopback that cuts connections. */
export class CuttingProxy {
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();

  constructor(
    private readonly targetPort: number,
    private readonly cuts: Cuts = { bytes: 0, count: 0 },
  ) {}

  /** Resolves with the port. */
  async open(): Promise<number> {
    const server = createServer((client) => this.#forward(client));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.#server = server;
    return portSchema.validateSync(server.address()).port;
  }

  #forward(client: Socket): void {
    const target = connect(this.targetPort, '127.0.0.1');
    const sockets = [client, target];
    const close = () => sockets.forEach((socket) => socket.destroy());
    for (const socket of sockets) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        close();
      });
    }
    target.pipe(client);
    let forwarded = 0;
    client.on('data', (chunk: Buffer) => {
      const allowed = this.cuts.bytes - forwarded;
      if (this.cuts.count === 0 || chunk.length <= allowed) {
        forwarded += chunk.length;
        target.write(chunk);
        return;
      }
      this.cuts.count -= 1;
      // The bytes before the cut reach the server.
      target.end(chunk.subarray(0, allowed), close);
    });
  }

  /** Cuts all connections; new ones are forwarded. */
  cutNow(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    this.cutNow();
    await closed;
  }
}
