import { EmptyState, Typography } from '@sopaan/ui/core';
import { EditorialText } from './editorial-text';
import { GiveUp } from './give-up';
import { GuideLoader } from './guide-loader';

interface EditorialProps {
  challengeId: string;
  languageName: (language: string) => string;
}

/** The editorial of a challenge, or how it opens. */
export function Editorial({ challengeId, languageName }: EditorialProps) {
  return (
    <GuideLoader challengeId={challengeId} subject="editorial">
      {({ editorial, hasGivenUp }) => {
        if (editorial === 'none') return <EmptyState title="This challenge has no editorial." />;
        if (editorial === 'today') {
          return (
            <Typography variant="body2">
              This is a challenge of the day. Its editorial opens as soon as you have solved it, or
              when the day ends at midnight in India.
            </Typography>
          );
        }
        if (editorial === 'open') {
          return (
            <EditorialText
              challengeId={challengeId}
              hasGivenUp={hasGivenUp}
              languageName={languageName}
            />
          );
        }
        return <GiveUp challengeId={challengeId} />;
      }}
    </GuideLoader>
  );
}
