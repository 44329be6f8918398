import type { User } from '@sopaan/schemas/account/user';
import { EntryList } from '../../../components/profile-entries/entry-list';
import { experienceEntries } from '../../../components/profile-entries/profile-entries';
import { EmptyPanel } from './empty-panel';

export function ExperiencePanel({ user }: { user: User }) {
  if (user.workExperience.length === 0) {
    return <EmptyPanel icon="briefcase" title="No experience yet" />;
  }
  return <EntryList label="Experience" entries={experienceEntries(user.workExperience)} />;
}
