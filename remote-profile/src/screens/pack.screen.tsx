import { paths } from '@sopaan/contract/paths';
import { LinkButton, useIsBrowser } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LinkPage } from '../components/link-page/link-page';
import { packQuery } from '../features/pack/api/open-pack';
import { PackDocuments } from '../features/pack/components/pack-documents';

/** Has no loader: preloading the page must not count as an opening. */
export function Component() {
  const { token = '' } = useParams();
  // Rendering on a server is not an opening either.
  const isBrowser = useIsBrowser();
  return (
    <LinkPage
      title="Shared documents"
      query={useQuery({ ...packQuery(token), enabled: isBrowser })}
      invalid={{
        title: 'This link is not valid',
        description: 'Check that it was copied completely, or ask the sender for a new one.',
      }}
      expired={{
        title: 'This link no longer works',
        description: 'It has expired or was revoked. Ask the sender for a new one.',
      }}
      action={<LinkButton to={paths.home}>Go to the home page</LinkButton>}
      failedTitle="The documents could not be loaded"
      maxWidth="md"
    >
      {(pack) => <PackDocuments pack={pack} token={token} />}
    </LinkPage>
  );
}
