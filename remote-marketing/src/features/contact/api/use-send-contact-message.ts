import { call } from '@sopaan/api-client/call';
import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { useMutation } from '@tanstack/react-query';

/** Sends a message of the contact form. */
export function useSendContactMessage() {
  return useMutation({
    mutationFn: (message: RequestOf<typeof sendContactMessageEndpoint>) =>
      call(sendContactMessageEndpoint, message),
    // Without this, a message sent offline would wait. It must fail, so that the form shows an error.
    networkMode: 'always',
  });
}
