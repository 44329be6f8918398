import { createServer } from 'node:net';

/** The wanted port when it is free on this host, else any free one. */
export async function freePort(wanted = 0, host = '127.0.0.1'): Promise<number> {
  return (await tryPort(wanted, host)) ?? (await tryPort(0, host)) ?? 0;
}

/** Whether nothing listens there. */
export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await tryPort(port, host)) !== undefined;
}

function tryPort(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
