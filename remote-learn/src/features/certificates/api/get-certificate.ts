import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getCertificateEndpoint } from '@sopaan/schemas/courses/certificate';
import { queryOptions } from '@tanstack/react-query';

/** The certificate with a code; null when there is none. */
export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificate', code],
    queryFn: ({ signal }) => callOrNull(getCertificateEndpoint, { code }, { signal }),
  });
