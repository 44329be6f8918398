/** The response to bytes that are not a valid HTTP request. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessages } from '@sopaan/contract/error-codes';
import type { ErrorBody } from '@sopaan/schemas/api/error';

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const body: ErrorBody = {
  error: { code: 'VALIDATION_FAILED', message: errorMessages.VALIDATION_FAILED },
};

/** How long bytes in flight are still read: unread ones would reset the connection before the client gets the response. */
const LINGER_MS = 1_000;

const refusedSockets = new WeakSet<Socket>();

/** Answers malformed, oversized and slow requests with the API's error body, and closes the connection. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  const { code = '' } = error;
  // Each further packet raises the same error again.
  if (refusedSockets.has(socket)) return;
  refusedSockets.add(socket);
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const text = JSON.stringify(body);
  const status = statusByCode[code] ?? 400;
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
}
