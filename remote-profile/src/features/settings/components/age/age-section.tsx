import { isApiError } from '@sopaan/api-client/call';
import type { MemberAge } from '@sopaan/schemas/account/age';
import { memberAgeQuery } from '@sopaan/session/member-age-query';
import { FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { SettingsGroup } from '../group/settings-group';
import { AgeForm } from './age-form';
import { ParentConsent } from './parent-consent';

/** Whether the member is 18 or older, and the consent of the parent or guardian of a younger one. */
export function AgeSection() {
  const { data, error, refetch } = useQuery(memberAgeQuery());
  return (
    <SettingsGroup
      id="age"
      title="Age"
      description="Members under 18 need the consent of a parent or guardian to send their data to others."
    >
      {data ? (
        <AgeContent age={data} />
      ) : error ? (
        <FailedState
          title="Your age group could not be loaded"
          description={error.message}
          referenceId={isApiError(error) ? error.requestId : undefined}
          onRetry={refetch}
          level="h3"
          minHeight={100}
        />
      ) : (
        <LoadingState shape="text" minHeight={100} />
      )}
    </SettingsGroup>
  );
}

function AgeContent({ age }: { age: MemberAge }) {
  const { ageGroup, hasAgreed, parent } = age;
  if (ageGroup === null || !hasAgreed) return <AgeForm age={age} />;
  if (ageGroup === 'minor') return <ParentConsent parent={parent} />;
  return <Typography>You told us that you are 18 or older.</Typography>;
}
