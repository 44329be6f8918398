import { createServer } from 'node:net';

export interface Listeners {
  port: number;
  /** The name of the abstract socket, without the leading zero. */
  name: string;
  connections: () => number;
  close: () => Promise<void>;
}

/** Opens a port and an abstract socket on the host, like those of the API, the database and a desktop. */
export async function openListeners(): Promise<Listeners> {
  let connections = 0;
  const name = `sopaan-hostile-${String(process.pid)}`.padEnd(107, '@');
  const servers = [0, `\0${name}`].map((address) => {
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    const listening = new Promise<void>((resolve) => {
      const onListening = () => {
        resolve();
      };
      if (typeof address === 'number') server.listen(address, onListening);
      else server.listen(address, onListening);
    });
    return { server, listening };
  });
  await Promise.all(servers.map(({ listening }) => listening));
  const [tcp] = servers;
  const address = tcp?.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    name,
    connections: () => connections,
    close: async () => {
      await Promise.all(
        servers.map(({ server }) => new Promise((resolve) => server.close(resolve))),
      );
    },
  };
}
