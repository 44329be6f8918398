import { contactMessageSchema } from '@sopaan/schemas/contact';
import { useUser } from '@sopaan/session/user';
import { Box, Card, Typography } from '@sopaan/ui/core';
import { ContactForm } from '@sopaan/ui/forms';
import { sendContactMessage } from '../api/send-contact-message';
import { SupportHours } from './support-hours';

/** The contact form with the hours of those who answer. */
export function ContactBlock() {
  const user = useUser((state) => state.userData);
  const known = user && {
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
          Each message is read by a person. The answer comes by email.
        </Typography>
        <SupportHours />
      </div>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <ContactForm
          // A visitor whose record arrives later finds the form filled in.
          key={user?._id ?? 'guest'}
          validationSchema={contactMessageSchema}
          onSend={sendContactMessage}
          initialValues={known ?? {}}
        />
      </Card>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.8fr) minmax(0, 1.2fr)' },
  scrollMarginTop: '6rem',
} as const;
