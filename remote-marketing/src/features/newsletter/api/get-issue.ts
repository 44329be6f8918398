import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getNewsletterIssueEndpoint } from '@sopaan/schemas/newsletter/issue';
import { queryOptions } from '@tanstack/react-query';

/** An issue; null if there is none with this slug. */
export const issueQuery = (slug: string) =>
  queryOptions({
    queryKey: ['newsletter', 'issue', slug],
    queryFn: ({ signal }) => callOrNull(getNewsletterIssueEndpoint, { slug }, { signal }),
  });
