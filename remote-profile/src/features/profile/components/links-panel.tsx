import type { User } from '@sopaan/schemas/user';
import { skillName } from '../text/profile-text';
import { Entries, Entry } from './entry';
import { NothingYet } from './nothing-yet';
import { OutsideLink } from './outside-link';

export function LinksPanel({ user }: { user: User }) {
  if (user.socialLinks.length === 0) return <NothingYet icon="link" title="No links yet" />;
  return (
    <Entries label="Links">
      {user.socialLinks.map((link, index) => (
        <Entry key={index} title={skillName(link.platform)}>
          <OutsideLink url={link.url} />
        </Entry>
      ))}
    </Entries>
  );
}
