import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@sopaan/schemas/error';
import { ApiError } from './api-error';
import { errorCode } from './error-code';

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no HTTP at all in the one shape too, and hangs up. */
export function refuseConnection(error: Error, socket: Socket): void {
  const code = errorCode(error) ?? '';
  if (code !== 'ECONNRESET' && socket.writable) {
    const refusal = new ApiError('VALIDATION_FAILED');
    const body: ErrorBody = { error: { code: refusal.code, message: refusal.message } };
    const text = JSON.stringify(body);
    const status = statusOf[code] ?? 400;
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(text)}`,
        'Connection: close',
        '',
        text,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}
