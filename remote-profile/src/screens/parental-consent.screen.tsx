import { paths } from '@sopaan/contract/paths';
import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { LinkButton } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LinkPage } from '../components/link-page/link-page';
import { parentalConsentQuery } from '../features/parental-consent/api/get-parental-consent';
import { ConsentDecision } from '../features/parental-consent/components/consent-decision';

export function loader({ queryClient, params }: ScreenLoaderArgs) {
  void queryClient.prefetchQuery(parentalConsentQuery(params['token'] ?? ''));
}

/** The page of the link that a parent or guardian gets. Opening it changes nothing. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <LinkPage
      title="Consent of a parent or guardian"
      query={useQuery(parentalConsentQuery(token))}
      invalid={{
        title: 'This link is not valid',
        description:
          'Check that it was copied completely. A link that was declined, replaced or not answered for 30 days no longer works; the member can send a new one.',
      }}
      action={<LinkButton to={paths.contact}>Contact us</LinkButton>}
    >
      {(consent) => <ConsentDecision token={token} consent={consent} />}
    </LinkPage>
  );
}
