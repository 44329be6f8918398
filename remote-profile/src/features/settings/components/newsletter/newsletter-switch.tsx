import type { NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import { useSetNewsletterTopic } from '../../api/use-set-newsletter-topic';
import { SettingSwitch } from '../switch/setting-switch';

interface NewsletterSwitchProps {
  topic: NewsletterTopic;
  name: string;
  description: string;
  status: string;
  email: string;
}

/** Subscribes or unsubscribes the address of the account at once. */
export function NewsletterSwitch({
  topic,
  name,
  description,
  status,
  email,
}: NewsletterSwitchProps) {
  const { mutate, isPending, variables, error } = useSetNewsletterTopic(topic);
  const isUnconfirmed = status === 'unconfirmed' && !isPending;
  return (
    <SettingSwitch
      label={name}
      description={
        isUnconfirmed
          ? `${description} Not confirmed yet: open the link that we sent to ${email}, or turn it on here.`
          : description
      }
      isOn={isPending ? variables : status === 'subscribed'}
      error={error}
      onChange={mutate}
    />
  );
}
