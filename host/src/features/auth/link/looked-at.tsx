import { LINK_PURPOSES } from '@sopaan/schemas/account-sign-up';
import { LoadingState, Skeleton, FailedState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthCard } from '../auth-card';
import { problemText } from '../../../problem/problem-text';
import { linkQuery } from './look-at-link';

type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** How a link of a mail stands, as far as this page knows such states and purposes. */
export interface MailLink {
  status: 'ready' | 'used' | 'expired';
  purpose: LinkPurpose;
  email: string;
}

/** One whose button confirms something. */
export type ConfirmedLink = MailLink & { purpose: Exclude<LinkPurpose, 'reset-password'> };

interface LookedAtProps {
  /** Undefined while it is taken out of the address. */
  token: string | undefined;
  title: string;
  /** Undefined: the link is not valid. */
  children: (link: MailLink | undefined) => ReactNode;
}

/** Looks at the link of a mail, which changes nothing, and shows what fits. */
export function LookedAt({ token, title, children }: LookedAtProps) {
  const { data, error, refetch } = useQuery({ ...linkQuery(token ?? ''), enabled: Boolean(token) });
  if (token === '') return children(undefined);
  if (data) return children(knownLink(data));
  return (
    <AuthCard title={title}>
      {error ? (
        <FailedState
          title="The link could not be checked"
          description={problemText(error)}
          onRetry={refetch}
        />
      ) : (
        <LoadingState>
          <Skeleton width="92%" />
          <Skeleton width="64%" />
          <Skeleton variant="rounded" height={48} sx={{ mt: 3 }} />
        </LoadingState>
      )}
    </AuthCard>
  );
}

interface LookedAtLink {
  status: string;
  purpose: string | null;
  email: string | null;
}

function knownLink({ status, purpose, email }: LookedAtLink): MailLink | undefined {
  const known = LINK_PURPOSES.find((one) => one === purpose);
  const isKnown = status === 'ready' || status === 'used' || status === 'expired';
  return known && isKnown ? { status, purpose: known, email: email ?? '' } : undefined;
}
