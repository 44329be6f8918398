import { createServer } from 'node:net';

/** Throws an error that names the setting if the edge cannot listen on this host and port. */
export async function assertCanListen(host: string, port: number): Promise<void> {
  const code = await tryToListen(host, port);
  if (code === undefined) return;
  if (code === 'EADDRINUSE') {
    throw new Error(
      `PORT ${port} on ${host} is in use by another program. ` +
        'Stop it, or choose another port, for example: PORT=3100 npm start',
    );
  }
  if (code === 'EACCES')
    throw new Error(`PORT ${port} needs privileges that this user does not have.`);
  throw new Error(`HOST ${host} is not an address of this machine (${code}).`);
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}

/** The URL to open in a browser. A wildcard host such as 0.0.0.0 is reached through the loopback address. */
export function httpUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
