import { call } from '@sopaan/api-client/call';
import { sendContactMessageEndpoint, type ContactMessage } from '@sopaan/schemas/contact/contact';

export const sendContactMessage = (message: ContactMessage) =>
  call(sendContactMessageEndpoint, message);
