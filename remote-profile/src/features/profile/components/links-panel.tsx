import type { User } from '@sopaan/schemas/account/user';
import { platformLabel } from '@sopaan/schemas/profile/option-labels';
import { Entries, Entry } from './entry';
import { EmptyPanel } from './empty-panel';
import { ExternalLink } from './external-link';

export function LinksPanel({ user }: { user: User }) {
  if (user.socialLinks.length === 0) return <EmptyPanel icon="link" title="No links yet" />;
  return (
    <Entries label="Links">
      {user.socialLinks.map((link, index) => (
        <Entry key={index} title={platformLabel(link.platform)}>
          <ExternalLink url={link.url} />
        </Entry>
      ))}
    </Entries>
  );
}
