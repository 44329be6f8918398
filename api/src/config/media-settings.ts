import { string, ValidationError } from 'yup';
import { iceServersSchema, type IceServer } from '@sopaan/schemas/live-classes/media';
import { liveKitFields, liveKitSettings, type LiveKitSettings } from './livekit-settings';

export interface MediaSettings {
  /** The media server; undefined if there is none. */
  server: { url: string; key: string } | undefined;
  /** The LiveKit server that is used instead. */
  liveKit?: LiveKitSettings | undefined;
  /** The STUN and TURN servers with which browsers connect to the media server. */
  iceServers: IceServer[];
}

export const mediaFields = {
  ...liveKitFields,
  MEDIA_URL: string().matches(
    /^https?:\/\/[^/\s@]+\/?$/,
    '${path} must be an origin such as http://127.0.0.1:4000',
  ),
  MEDIA_KEY: string()
    .min(32, '${path} must have at least 32 characters')
    .when('MEDIA_URL', {
      is: (url: unknown) => url !== undefined,
      then: (schema) => schema.required('${path} is required with MEDIA_URL'),
    }),
  ICE_SERVERS: string().test(
    'servers',
    '${path} must be JSON such as [{"urls":["stun:stun.example:3478"]}]',
    (text) => text === undefined || parseIceServers(text) !== undefined,
  ),
};

interface MediaValues {
  LIVEKIT_URL?: string | undefined;
  LIVEKIT_API_KEY?: string | undefined;
  LIVEKIT_API_SECRET?: string | undefined;
  MEDIA_URL?: string | undefined;
  MEDIA_KEY?: string | undefined;
  ICE_SERVERS?: string | undefined;
}

export function mediaSettings(values: MediaValues): MediaSettings {
  const { MEDIA_URL, MEDIA_KEY, ICE_SERVERS } = values;
  const liveKit = liveKitSettings(values);
  if (liveKit && MEDIA_URL !== undefined)
    throw new ValidationError('MEDIA_URL cannot be set together with LIVEKIT_URL');
  return {
    liveKit,
    server:
      MEDIA_URL !== undefined && MEDIA_KEY !== undefined
        ? { url: MEDIA_URL.replace(/\/$/, ''), key: MEDIA_KEY }
        : undefined,
    iceServers: (ICE_SERVERS !== undefined && parseIceServers(ICE_SERVERS)) || [],
  };
}

function parseIceServers(text: string): IceServer[] | undefined {
  try {
    return iceServersSchema.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) return undefined;
    throw error;
  }
}
