import { isApiError } from '@sopaan/api-client/call';
import { NEWSLETTER_TOPICS } from '@sopaan/schemas/newsletter/topics';
import { Alert, Box, FailedState, LoadingState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { newsletterQuery } from '../../api/get-newsletter';
import { SettingsGroup } from '../group/settings-group';
import { switchList } from '../switch/setting-switch';
import { NewsletterSwitch } from './newsletter-switch';

/** The newsletter topics to which the address of the account is subscribed. */
export function NewsletterGroup() {
  return (
    <SettingsGroup
      id="newsletter"
      title="Newsletter"
      description="Emails for everyone who subscribes, also without an account. When you change your email, they follow to the new one."
    >
      <Newsletter />
    </SettingsGroup>
  );
}

function Newsletter() {
  const { data, error, refetch } = useQuery(newsletterQuery());
  if (data && !data.isEmailConfirmed) {
    return (
      <Alert severity="info" role="none" title="Confirm your email first">
        Once {data.email} is confirmed, you can subscribe here.
      </Alert>
    );
  }
  if (data) {
    return (
      <Box component="ul" aria-label="Newsletter" sx={switchList}>
        {NEWSLETTER_TOPICS.map((topic) => {
          const found = data.topics.find((item) => item.topic === topic);
          return (
            found && <NewsletterSwitch key={topic} {...found} topic={topic} email={data.email} />
          );
        })}
      </Box>
    );
  }
  if (!error) return <LoadingState shape="list" minHeight={140} />;
  return (
    <FailedState
      title="Your subscriptions could not be loaded"
      description={error.message}
      referenceId={isApiError(error) ? error.requestId : undefined}
      onRetry={refetch}
      level="h3"
      minHeight={140}
    />
  );
}
