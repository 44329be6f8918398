import type { DigiLockerSettings } from './digilocker-settings';
import type { MediaSettings } from './media-settings';
import type { RunnerSettings } from './runner-settings';
import type { CompanySettings } from './site-settings';
import type { StoreSettings } from './store-settings';

/** The settings of the HTTP server of the API. */
export interface AppSettings {
  siteUrl: string | undefined;
  tokenSecret: string;
  logLevel: string;
  /** The key that edges share with the API; without one, no edge is authenticated. */
  edgeKey?: string | undefined;
  /** A deploy token for all units from the settings, created when a site is started. */
  deployToken?: string | undefined;
  /** The origin of links in mails. */
  linkOrigin: string;
  /** Where messages of the contact form are mailed to, if anywhere. */
  contactAddress?: string | undefined;
  /** The company that runs the site. */
  company?: CompanySettings;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Multiplies every limit. */
  limitsFactor: number;
  /** Where release files are stored. */
  releaseStore: StoreSettings;
  /** Where uploads are stored. */
  fileStore: StoreSettings;
  /** The code runner, if any. */
  runner?: RunnerSettings;
  /** The media server of live classes, if any. */
  media?: MediaSettings;
  /** The site's account with DigiLocker, if there is an agreement. */
  digiLocker?: DigiLockerSettings | undefined;
}
