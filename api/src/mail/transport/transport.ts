import type { MailSettings } from '../../plugins/settings-mail';
import type { Message } from '../message/message';
import { folderTransport } from './folder-transport';
import { smtpTransport } from './smtp-transport';

export interface MailTransport {
  /** Resolves when the mail is safely on its way; must give up when the signal says so. */
  send: (message: Message, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/** How mail leaves, as the settings say. */
export function openTransport({ smtp, folder }: MailSettings): MailTransport {
  return smtp ? smtpTransport(smtp) : folderTransport(folder);
}
