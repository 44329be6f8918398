import type { User } from '@sopaan/schemas/account/user';
import { EntryList } from '../../../components/profile-entries/entry-list';
import { educationEntries } from '../../../components/profile-entries/profile-entries';
import { EmptyPanel } from './empty-panel';

export function EducationPanel({ user }: { user: User }) {
  if (user.education.length === 0) return <EmptyPanel icon="graduation" title="No education yet" />;
  return <EntryList label="Education" entries={educationEntries(user.education)} />;
}
