import { string, ValidationError } from 'yup';
import { liveKitUrl } from '@sopaan/http/setting-fields';

export interface LiveKitSettings {
  /** The origin that browsers connect to, with `wss:` or `ws:`. Its HTTP API is at the same origin. */
  url: string;
  apiKey: string;
  apiSecret: string;
}

export const liveKitFields = {
  LIVEKIT_URL: liveKitUrl(),
  LIVEKIT_API_KEY: string(),
  LIVEKIT_API_SECRET: string(),
};

type LiveKitValues = { [Name in keyof typeof liveKitFields]?: string | undefined };

/** Returns undefined if no LiveKit server is configured. Throws a ValidationError unless either all of its settings or none are set. */
export function liveKitSettings(values: LiveKitValues): LiveKitSettings | undefined {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret } = values;
  if (url !== undefined && apiKey !== undefined && apiSecret !== undefined)
    return { url: url.replace(/\/$/, ''), apiKey, apiSecret };
  const fields = Object.entries({
    LIVEKIT_URL: url,
    LIVEKIT_API_KEY: apiKey,
    LIVEKIT_API_SECRET: apiSecret,
  });
  const given = fields.find(([, value]) => value !== undefined);
  if (!given) return undefined;
  const missing = fields.flatMap(([name, value]) => (value === undefined ? [name] : []));
  throw new ValidationError(
    missing.map((name) => new ValidationError(`${name} is required with ${given[0]}`)),
  );
}
