import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { number, object, string } from 'yup';
import { givenSettings, logLevel } from '@sopaan/http/setting-fields';
import type { RecordingLimits } from './recordings/recording';
import type { RoomLimits } from './rooms/rooms';
import type { Network } from './webrtc/peer';

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})$/;
const PORTS = /^(\d{4,5})-(\d{4,5})$/;

const schema = object({
  MEDIA_LISTEN: string()
    .required('${path} is missing: 127.0.0.1:PORT')
    .matches(LOOPBACK, '${path} must be 127.0.0.1:PORT'),
  MEDIA_KEY: string()
    .required('${path} is missing: the key that media server and API share')
    .min(32, '${path} must have at least 32 characters'),
  MEDIA_ADDRESS: string()
    .test('address', '${path} must be an IP address', (value = '') => isIP(value) !== 0)
    .default('127.0.0.1'),
  MEDIA_PORTS: string()
    .test('ports', '${path} must be a range of ports such as 20000-20200', (value = '') => {
      const [first, last] = portRange(value);
      return first >= 1_024 && first < last && last <= 65_535;
    })
    .default('20000-20200'),
  MEDIA_ROOMS: number().typeError('${path} must be a number').integer().min(1).default(20),
  MEDIA_VIEWERS: number().typeError('${path} must be a number').integer().min(1).default(60),
  MEDIA_RECORDINGS: string().test(
    'folder',
    '${path} must be an absolute path',
    (value) => value === undefined || isAbsolute(value),
  ),
  MEDIA_RECORDING_HOURS: number()
    .typeError('${path} must be a number')
    .moreThan(0)
    .max(24)
    .default(4),
  MEDIA_RECORDING_MB: number().typeError('${path} must be a number').moreThan(0).default(4_096),
  LOG_LEVEL: logLevel(),
});

export interface MediaSettings {
  listen: { host: string; port: number };
  key: string;
  network: Network;
  limits: RoomLimits;
  /** Undefined if nothing can be recorded. */
  recordings: { folder: string; limits: RecordingLimits } | undefined;
  logLevel: string;
}

/** Throws an error that lists every invalid setting. */
export function readSettings(environment: Record<string, string | undefined>): MediaSettings {
  const values = schema.validateSync(givenSettings(environment), {
    abortEarly: false,
    stripUnknown: true,
  });
  const [, host = '', port] = LOOPBACK.exec(values.MEDIA_LISTEN) ?? [];
  return {
    listen: { host: host.replace(/[[\]]/g, ''), port: Number(port) },
    key: values.MEDIA_KEY,
    network: { address: values.MEDIA_ADDRESS, ports: portRange(values.MEDIA_PORTS) },
    limits: { maxRooms: values.MEDIA_ROOMS, maxViewers: values.MEDIA_VIEWERS },
    recordings:
      values.MEDIA_RECORDINGS === undefined
        ? undefined
        : {
            folder: values.MEDIA_RECORDINGS,
            limits: {
              maxMs: values.MEDIA_RECORDING_HOURS * 3_600_000,
              maxBytes: values.MEDIA_RECORDING_MB * 1_000_000,
            },
          },
    logLevel: values.LOG_LEVEL,
  };
}

function portRange(value: string): [first: number, last: number] {
  const [, first, last] = PORTS.exec(value) ?? [];
  return [Number(first), Number(last)];
}
