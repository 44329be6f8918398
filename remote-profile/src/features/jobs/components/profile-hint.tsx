import { paths } from '@sopaan/contract/paths';
import { Alert, AppLink } from '@sopaan/ui/core';

/** The parts of the profile that matches use: their names, and the editors where they are added. */
const parts = [
  { part: 'skills', name: 'skills', edit: 'skills' },
  { part: 'education', name: 'education', edit: 'education' },
  { part: 'address', name: 'city and state', edit: 'info' },
] as const;

interface ProfileHintProps {
  /** The parts that the profile lacks. */
  missing: readonly string[];
}

/** Says what to add to the profile for better matches. */
export function ProfileHint({ missing }: ProfileHintProps) {
  const shown = parts.filter(({ part }) => missing.includes(part));
  if (shown.length === 0) return null;
  return (
    <Alert severity="info" role="none" title="Add to your profile to get better matches">
      {shown.map(({ part, name, edit }, index) => (
        <span key={part}>
          {index > 0 && ', '}
          <AppLink to={`${paths.profile()}?edit=${edit}`} underline="always">
            {`Add your ${name}`}
          </AppLink>
        </span>
      ))}
    </Alert>
  );
}
