import { call } from '@sopaan/api-client/call';
import { sendContactMessageEndpoint, type ContactMessage } from '@sopaan/schemas/contact/contact';
import { useMutation } from '@tanstack/react-query';

/** Sends a message of the contact form. */
export function useSendContactMessage() {
  return useMutation({
    mutationFn: (message: ContactMessage) => call(sendContactMessageEndpoint, message),
    // Offline, sending fails at once, and the form says so.
    networkMode: 'always',
  });
}
