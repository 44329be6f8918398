import { paths } from '@sopaan/contract/paths';
import { RecordNotFound } from '@sopaan/ui/record-not-found';

/** For usernames that nobody has and for pages that are switched off, so that visitors cannot tell the two apart. */
export function ProfileNotFound() {
  return (
    <RecordNotFound
      noun="profile"
      icon="user"
      description="The link may be incorrect, or the member has hidden the profile."
      next={{ label: 'Go to the home page', to: paths.home }}
    />
  );
}
