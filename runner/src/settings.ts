import { isAbsolute } from 'node:path';
import { number, object, string } from 'yup';
import { givenSettings, logLevel } from '@sopaan/http/setting-fields';

/** The maximum length of the path of a Unix socket, in bytes. */
const SOCKET_MAX_BYTES = 107;
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})$/;

const schema = object({
  RUNNER_SOCKET: string()
    .required('${path} is missing: the path of a Unix socket, or 127.0.0.1:PORT')
    .test(
      'socket',
      `\${path} must be the absolute path of a Unix socket of at most ${SOCKET_MAX_BYTES} bytes, or 127.0.0.1:PORT`,
      (value = '') =>
        LOOPBACK.test(value) || (isAbsolute(value) && Buffer.byteLength(value) <= SOCKET_MAX_BYTES),
    ),
  RUN_SLOTS: number().typeError('${path} must be a number').integer().min(1).max(64),
  LOG_LEVEL: logLevel(),
});

export interface RunnerSettings {
  listen: { path: string } | { host: string; port: number };
  /** How many programs run at once; by default as many as there are processors. */
  slots: number | undefined;
  logLevel: string;
}

/** Throws an error that names everything that is wrong. */
export function readSettings(environment: Record<string, string | undefined>): RunnerSettings {
  const values = schema.validateSync(givenSettings(environment), {
    abortEarly: false,
    stripUnknown: true,
  });
  const [, host, port] = LOOPBACK.exec(values.RUNNER_SOCKET) ?? [];
  return {
    listen:
      host !== undefined && port !== undefined
        ? { host: host.replace(/[[\]]/g, ''), port: Number(port) }
        : { path: values.RUNNER_SOCKET },
    slots: values.RUN_SLOTS,
    logLevel: values.LOG_LEVEL,
  };
}
