import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '@sopaan/http/error-code';
import type { RunnerSettings } from './settings';

/** Listens on this machine only. Replaces the socket of a runner that has died, but not one that accepts connections. */
export async function listen(
  app: FastifyInstance,
  address: RunnerSettings['listen'],
): Promise<string> {
  if (!('path' in address)) return app.listen(address);
  try {
    return await app.listen(address);
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE' || (await isInUse(address.path))) throw error;
    await rm(address.path, { force: true });
    return app.listen(address);
  }
}

function isInUse(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
