import { call } from '@sopaan/api-client/call';
import { subscribeNewsletterEndpoint, type Newsletter } from '@sopaan/schemas/newsletter/subscribe';
import { useMutation } from '@tanstack/react-query';

/** Requests the link that subscribes an address. */
export function useSubscribe() {
  return useMutation({
    mutationFn: (request: Newsletter) => call(subscribeNewsletterEndpoint, request),
    // Without this, a request made offline would wait. It must fail, so that the form shows an error.
    networkMode: 'always',
  });
}
