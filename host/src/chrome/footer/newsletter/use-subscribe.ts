import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import {
  newsletterSchema,
  subscribeNewsletterEndpoint,
} from '@sopaan/schemas/newsletter/subscribe';
import { useMutation } from '@tanstack/react-query';
import { ValidationError } from 'yup';

/** Requests the link that subscribes an address to the newsletter. */
export function useSubscribe() {
  return useMutation({
    mutationFn: async (email: string) =>
      call(subscribeNewsletterEndpoint, await newsletterSchema.validate({ email })),
    // Without a network, subscribing fails at once, like every form.
    networkMode: 'always',
  });
}

/** The message about the address, of the schema or the API; undefined for other errors. */
export function getEmailMessage(error: unknown): string | undefined {
  if (error instanceof ValidationError) return error.message;
  return isApiError(error) ? error.fields['email'] : undefined;
}
