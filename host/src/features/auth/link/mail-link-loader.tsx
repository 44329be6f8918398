import { LINK_PURPOSES } from '@sopaan/schemas/account/sign-up';
import { LoadingState, Skeleton, FailedState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthCard } from '../auth-card';
import { getErrorMessage } from '../../../errors/error-message';
import { linkQuery } from '../api/get-link-status';

type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A mailed link with a status and purpose that this page knows. */
export interface MailLink {
  status: 'ready' | 'used' | 'expired';
  purpose: LinkPurpose;
  email: string;
}

/** A link that confirms an address or a device. */
export type ConfirmationLink = MailLink & { purpose: Exclude<LinkPurpose, 'reset-password'> };

interface MailLinkLoaderProps {
  /** Undefined while it is being removed from the URL. */
  token: string | undefined;
  title: string;
  /** Renders the link; undefined when it is not valid. */
  children: (link: MailLink | undefined) => ReactNode;
}

/** Fetches the status of a mailed link, which does not use it up, and renders its children with it. */
export function MailLinkLoader({ token, title, children }: MailLinkLoaderProps) {
  const { data, error, refetch } = useQuery({ ...linkQuery(token ?? ''), enabled: Boolean(token) });
  if (token === '') return children(undefined);
  if (data) return children(toMailLink(data));
  return (
    <AuthCard title={title}>
      {error ? (
        <FailedState
          title="The link could not be checked"
          description={getErrorMessage(error)}
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

interface LinkResponse {
  status: string;
  purpose: string | null;
  email: string | null;
}

function toMailLink({ status, purpose, email }: LinkResponse): MailLink | undefined {
  const knownPurpose = LINK_PURPOSES.find((candidate) => candidate === purpose);
  const isKnownStatus = status === 'ready' || status === 'used' || status === 'expired';
  return knownPurpose && isKnownStatus
    ? { status, purpose: knownPurpose, email: email ?? '' }
    : undefined;
}
