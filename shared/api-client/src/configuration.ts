/** How this page reaches the API. The host says it once; every unit of the page uses it. */
import { pageSingleton } from '@sopaan/contract/page-singleton';

export interface ApiConfiguration {
  /** The API's host, for example `https://api.example.in`; empty for the page's own. */
  baseUrl: string;
  /** Names the client application, for quotas and logs. Public, no secret. */
  apiKey: string;
  /** The release set of the page, so that the server's logs can tell releases apart. */
  set: string;
  /** The access token as it is stored now, also by another tab. */
  getToken: () => string | null;
  /** Fetches and stores a new access token. Called once, however many calls and tabs wait for it. */
  refresh: () => Promise<string>;
  /** Called when the server says that the session is over; `ask`: the visitor's page needs one, so ask to log in. */
  onSessionEnded: (ask: boolean) => void;
  /** Milliseconds that a call may take. */
  timeout: number;
  /** Another fetch, for tests. */
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

/** What the page's copies of this module share. */
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

/** Says how to reach the API, in one go or part by part. What is not said stays as it was. */
export function configureApi(part: Partial<ApiConfiguration>): void {
  apiState.configuration = { ...apiState.configuration, ...part };
}

/** The configuration in force. */
export function getApiConfiguration(): ApiConfiguration {
  return apiState.configuration;
}
