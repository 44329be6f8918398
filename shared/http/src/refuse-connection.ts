/** The answer to what is no request. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessages } from '@sopaan/contract/error-codes';
import type { ErrorBody } from '@sopaan/schemas/error';

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const body: ErrorBody = {
  error: { code: 'VALIDATION_FAILED', message: errorMessages.VALIDATION_FAILED },
};

/** For what is still on its way: unread, it would reset the connection, and the reset may overtake the answer. */
const LINGER_MILLISECONDS = 1_000;

const refused = new WeakSet<Socket>();

/** Answers what is no HTTP, too long or too slow in the one shape too, and hangs up. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  const { code = '' } = error;
  // Each further packet is no request either.
  if (refused.has(socket)) return;
  refused.add(socket);
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const text = JSON.stringify(body);
  const status = statusOf[code] ?? 400;
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
  const timer = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS);
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
}
