import type { User } from '@sopaan/schemas/account/user';
import { EntryList } from '../../../components/profile-entries/entry-list';
import { linkEntries } from '../../../components/profile-entries/profile-entries';
import { EmptyPanel } from './empty-panel';

export function LinksPanel({ user }: { user: User }) {
  if (user.socialLinks.length === 0) return <EmptyPanel icon="link" title="No links yet" />;
  return <EntryList label="Links" entries={linkEntries(user.socialLinks)} />;
}
