import type { MailSettings } from '../../config/mail-settings';
import { folderTransport } from './folder-transport';
import { smtpTransport } from './smtp-transport';
import type { MailTransport } from './transport';

/** Opens the transport that the settings choose. */
export function openTransport({ smtp, folder }: MailSettings): MailTransport {
  return smtp ? smtpTransport(smtp) : folderTransport(folder);
}
