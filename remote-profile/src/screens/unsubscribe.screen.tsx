import { paths } from '@sopaan/contract/paths';
import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { LinkButton } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LinkPage } from '../components/link-page/link-page';
import { unsubscribeLinkQuery } from '../features/settings/api/get-unsubscribe-link';
import { UnsubscribeForm } from '../features/settings/components/unsubscribe/unsubscribe-form';

export function loader({ queryClient, params }: ScreenLoaderArgs) {
  void queryClient.prefetchQuery(unsubscribeLinkQuery(params['token'] ?? ''));
}

/** The page of the link in an optional email. Opening it changes nothing. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <LinkPage
      title="Unsubscribe"
      query={useQuery(unsubscribeLinkQuery(token))}
      invalid={{
        title: 'This link is not valid',
        description: 'Check that it was copied completely, or choose your emails in your settings.',
      }}
      action={<LinkButton to={`${paths.account}#emails`}>Go to my settings</LinkButton>}
    >
      {(link) => <UnsubscribeForm token={token} {...link} />}
    </LinkPage>
  );
}
