/** Settings that API, edge, code runner and media server have in common. docs/configuration.md describes them. */
import { mixed, string } from 'yup';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings that have a value: an empty one counts as not set. */
export function givenSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** The lowest level of the lines that are logged. */
export function logLevel() {
  return mixed<(typeof LOG_LEVELS)[number]>()
    .oneOf(LOG_LEVELS, `\${path} must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info');
}

/** A LiveKit server. Browsers send it their token, so it needs TLS except on the same machine. */
export function liveKitUrl() {
  return string().matches(
    /^(?:wss:\/\/[\w.:[\]-]+|ws:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?)\/?$/,
    '${path} must be an origin such as wss://livekit.example',
  );
}
