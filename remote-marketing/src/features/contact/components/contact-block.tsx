import { contactMessageSchema } from '@sopaan/schemas/contact/contact';
import { useUser } from '@sopaan/session/user';
import { Box, Card, Typography } from '@sopaan/ui/core';
import { ContactForm } from '@sopaan/ui/forms';
import { useSendContactMessage } from '../api/use-send-contact-message';
import { SupportHours } from './support-hours';

/** The contact form with the opening hours of support and sales. */
export function ContactBlock() {
  const user = useUser((state) => state.userData);
  const { mutateAsync: sendContactMessage } = useSendContactMessage();
  const initialValues = user && {
    name: user.personalInfo.firstName,
    lastName: user.personalInfo.lastName,
    email: user.personalInfo.email,
  };
  return (
    <Box component="section" id="contact" aria-labelledby="contact-title" sx={layout}>
      <div>
        <Typography id="contact-title" variant="h2">
          Write to us
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
          A person reads every message. We reply by email.
        </Typography>
        <SupportHours />
      </div>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <ContactForm
          // Resets the form to the initial values once the user has loaded.
          key={user?._id ?? 'guest'}
          validationSchema={contactMessageSchema}
          onSend={sendContactMessage}
          initialValues={initialValues ?? {}}
        />
      </Card>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.8fr) minmax(0, 1.2fr)' },
} as const;
