import type { MailCategory } from '@sopaan/schemas/account/mail-choices';
import { useSetMailChoice } from '../../api/use-set-mail-choice';
import { SettingSwitch } from '../switch/setting-switch';

interface MailChoiceSwitchProps {
  category: MailCategory;
  label: string;
  description: string;
  isWanted: boolean;
}

/** Turns one category of emails on or off at once. */
export function MailChoiceSwitch({ category, isWanted, ...texts }: MailChoiceSwitchProps) {
  const { mutate, isPending, variables, error } = useSetMailChoice(category);
  return (
    <SettingSwitch
      {...texts}
      isOn={isPending ? variables : isWanted}
      error={error}
      onChange={mutate}
    />
  );
}
