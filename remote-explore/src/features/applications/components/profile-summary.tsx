import { paths } from '@sopaan/contract/paths';
import type { User } from '@sopaan/schemas/account/user';
import { AppLink, Typography } from '@sopaan/ui/core';
import { profileLines } from '../profile-lines';
import { Detail, DetailList } from './detail-list';

/** The parts of the profile that are sent. Missing parts are marked. */
export function ProfileSummary({ user }: { user: User }) {
  const { firstName, lastName } = user.personalInfo;
  const parts = Object.entries(profileLines(user));
  const missingParts = parts.filter(([, lines]) => lines.length === 0).map(([name]) => name);
  return (
    <div>
      <DetailList label="From your profile">
        <Detail name="Name">{`${firstName} ${lastName}`.trim()}</Detail>
        {parts.map(([name, lines]) => (
          <Detail key={name} name={name}>
            {lines.length > 0
              ? lines.map((text) => <div key={text}>{text}</div>)
              : 'Not in your profile'}
          </Detail>
        ))}
      </DetailList>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {missingParts.length > 0 &&
          `${listText(missingParts)} would make your application stronger. `}
        <AppLink to={paths.profile()} underline="always">
          {missingParts.length > 0 ? 'Complete your profile' : 'Edit your profile'}
        </AppLink>
      </Typography>
    </div>
  );
}

function listText(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  const parts = [first, ...rest.map((name) => name.toLowerCase())];
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(parts);
}
