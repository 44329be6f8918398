import { connect } from 'node:net';

/** Sends a path unchanged, as no well-behaved client would, and returns the whole response. */
export function rawGet(base: string, path: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let response = '';
    socket.on('data', (chunk) => (response += String(chunk)));
    socket.on('end', () => resolve(response));
    socket.on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: sopaan.local\r\nConnection: close\r\n\r\n`);
  });
}
