import type { BotChecks } from '@sopaan/ui/forms';
import { call } from '@sopaan/api-client/call';
import { sendContactMessageEndpoint, type ContactMessage } from '@sopaan/schemas/contact/contact';

export const sendContactMessage = (message: ContactMessage, checks: BotChecks) =>
  call(sendContactMessageEndpoint, { ...message, ...checks });
