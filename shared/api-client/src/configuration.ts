/** The page's configuration of the API client, set by the host and used by every unit of the page. */
import { pageSingleton } from '@sopaan/contract/page-singleton';

export interface ApiConfiguration {
  /** The origin of the API, for example `https://api.example.in`; empty for the origin of the page. */
  baseUrl: string;
  /** Identifies the client application, for quotas and logs. Not a secret. */
  apiKey: string;
  /** The ID of the page's release set, so that the server's logs can tell releases apart. */
  set: string;
  /** The access token that is stored now, possibly by another tab. */
  getToken: () => string | null;
  /** Fetches and stores a new access token. Called once for all calls and tabs that wait for it. */
  refresh: () => Promise<string>;
  /** Called when the server has ended the session; `promptLogin`: the current page needs a session. */
  onSessionEnded: (promptLogin: boolean) => void;
  /** The timeout of a call in milliseconds. */
  timeout: number;
  /** Replaces `fetch` in tests. */
  fetch: typeof fetch | null;
}

const defaultConfiguration: ApiConfiguration = {
  baseUrl: '',
  apiKey: 'sopaan-web',
  set: '',
  getToken: () => null,
  refresh: () => Promise.reject(new Error('No refresh is configured')),
  onSessionEnded: () => undefined,
  timeout: 6_500,
  fetch: null,
};

/** Shared by all copies of this module on a page, so its shape must not change. */
interface ApiState {
  configuration: ApiConfiguration;
  refreshing: Promise<string> | null;
}

function isApiState(value: unknown): value is ApiState {
  return typeof value === 'object' && value !== null && 'configuration' in value;
}

/** The page's state of the API client. */
export const apiState: ApiState = pageSingleton('sopaan.api.v1', isApiState, () => ({
  configuration: defaultConfiguration,
  refreshing: null,
}));

/** Merges `options` into the configuration. */
export function configureApi(options: Partial<ApiConfiguration>): void {
  apiState.configuration = { ...apiState.configuration, ...options };
}

export function getApiConfiguration(): ApiConfiguration {
  return apiState.configuration;
}
