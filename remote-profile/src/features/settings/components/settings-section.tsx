import { Box, Typography } from '@sopaan/ui/core';
import { AgeSection } from './age/age-section';
import { AppearanceGroup } from './appearance/appearance-group';
import { SettingCards } from './cards/setting-cards';
import { ContactDialog } from './contact/contact-dialog';
import { DataSection } from './data/data-section';
import { DetailsDialog } from './details/details-dialog';
import { DevicesSection } from './devices/devices-section';
import { useOpenDialog } from './dialog/use-open-dialog';
import { PendingEmails } from './email/pending-emails';
import { MailChoicesGroup } from './mail-choices/mail-choices-group';
import { NewsletterGroup } from './newsletter/newsletter-group';
import { PasswordDialog } from './password/password-dialog';

const DIALOGS = {
  contact: ContactDialog,
  password: PasswordDialog,
  details: DetailsDialog,
} as const;

/** `/profile/account`: how people reach the member, how they log in, and the data that is stored about them. */
export function SettingsSection() {
  const { open, show, close } = useOpenDialog();
  const OpenDialog = open && DIALOGS[open];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" component="h2">
        Account Settings
      </Typography>
      <SettingCards onOpen={show} />
      <PendingEmails />
      <AgeSection />
      <AppearanceGroup />
      <MailChoicesGroup />
      <NewsletterGroup />
      <DevicesSection />
      <DataSection />
      {OpenDialog && <OpenDialog onClose={close} />}
    </Box>
  );
}
