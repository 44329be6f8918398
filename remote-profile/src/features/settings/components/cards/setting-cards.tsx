import { Box, type IconName } from '@sopaan/ui/core';
import type { DialogName } from '../dialog/use-open-dialog';
import { SettingCard } from './setting-card';

interface Card {
  dialog: DialogName;
  icon: IconName;
  title: string;
  description: string;
}

const CARDS: readonly Card[] = [
  {
    dialog: 'contact',
    icon: 'mail',
    title: 'Contact Information',
    description: 'Manage your email addresses and phone numbers.',
  },
  {
    dialog: 'password',
    icon: 'lock',
    title: 'Change Password',
    description: 'Choose a new password. Your other devices will be logged out.',
  },
  {
    dialog: 'details',
    icon: 'user',
    title: 'Personal Details',
    description: 'Your name, date of birth and preferred language.',
  },
];

/** The settings that are edited in dialogs. */
export function SettingCards({ onOpen }: { onOpen: (dialog: DialogName) => void }) {
  return (
    <Box component="ul" sx={list}>
      {CARDS.map(({ dialog, ...card }) => (
        <SettingCard key={dialog} {...card} onOpen={() => onOpen(dialog)} />
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
};
