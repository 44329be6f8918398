import type { MailSettings } from '../../plugins/settings-mail';
import type { Message } from '../message/message';
import { folderTransport } from './folder-transport';
import { smtpTransport } from './smtp-transport';

export interface MailTransport {
  /** Resolves once the mail is accepted; must stop when the signal aborts. */
  send: (message: Message, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/** Opens the transport that the settings choose. */
export function openTransport({ smtp, folder }: MailSettings): MailTransport {
  return smtp ? smtpTransport(smtp) : folderTransport(folder);
}
