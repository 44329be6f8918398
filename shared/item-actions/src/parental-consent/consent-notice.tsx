import { memberAgeQuery } from '@sopaan/session/member-age-query';
import { useSession } from '@sopaan/session/session';
import { Alert } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/items';
import { useQuery } from '@tanstack/react-query';
import { AgeSettingsLink } from './age-settings-link';

/**
 * Says that the consent of a parent or guardian is missing, before a member under 18 fills in what the API would reject. Shows nothing to
 * others, and nothing until the age is known.
 */
export function ConsentNotice() {
  const isMember = useSession(({ status }) => status === 'member');
  const { data: age } = useQuery({ ...memberAgeQuery(), enabled: isMember });
  if (!isMember || age?.ageGroup !== 'minor' || age.parent?.confirmedAt) return null;
  const { parent } = age;
  return (
    <Alert
      severity="warning"
      role="none"
      title="You need the consent of a parent or guardian first"
      sx={{ overflowWrap: 'anywhere' }}
    >
      {parent
        ? `We emailed ${parent.email} on ${dateText(parent.requestedAt)}, and have no answer yet.`
        : 'Nobody has agreed yet. You can ask in your settings, under Age.'}{' '}
      <AgeSettingsLink />
    </Alert>
  );
}
