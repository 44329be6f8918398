import { createServer } from 'node:net';

/** Throws an error that names the setting when the edge could not listen there. */
export async function assertCanListen(host: string, port: number): Promise<void> {
  const code = await tryToListen(host, port);
  if (code === undefined) return;
  if (code === 'EADDRINUSE') {
    throw new Error(
      `PORT ${port} on ${host} is in use by another program. ` +
        'End that one, or choose another, for example: PORT=3100 npm start',
    );
  }
  if (code === 'EACCES') throw new Error(`PORT ${port} needs rights that this user does not have.`);
  throw new Error(`HOST ${host} is no address of this machine (${code}).`);
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}

/** The address to open: a host that means every address is reached on this machine. */
export function httpUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
