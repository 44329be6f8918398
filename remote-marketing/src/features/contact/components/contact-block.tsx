import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import {
  CONTACT_SUBJECTS,
  contactMessageSchema,
  contactSubject,
  type ContactSubject,
} from '@sopaan/schemas/contact/contact';
import { useUser } from '@sopaan/session/user';
import { Box, Card, Typography } from '@sopaan/ui/core';
import { ContactForm } from '@sopaan/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { useSendContactMessage } from '../api/use-send-contact-message';
import { SupportHours } from './support-hours';

/** The contact form with the opening hours of support and sales. `?subject=demo#contact` in the URL preselects the subject. */
export function ContactBlock() {
  const [searchParams] = useSearchParams();
  const subject = contactSubject(searchParams.get('subject'));
  const user = useUser((state) => state.userData);
  const { mutateAsync: sendContactMessage } = useSendContactMessage();
  const person = user && {
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
          {invitations[subject] ?? 'A person reads every message. We reply by email.'}
        </Typography>
        <SupportHours />
      </div>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <ContactForm
          // Resets the form to the initial values once the user has loaded.
          key={user?._id ?? 'guest'}
          validationSchema={contactMessageSchema}
          onSend={(message, checks) => sendContactMessage({ ...message, ...checks })}
          initialValues={{ ...person, subject }}
          subjects={CONTACT_SUBJECTS}
        />
      </Card>
    </Box>
  );
}

/** Texts that say what to write about each subject. */
const invitations: Readonly<Partial<Record<ContactSubject, string>>> = {
  demo: 'Request a demo: tell us about your team and what you would like to see. We reply by email with a time.',
  sales: 'Tell us what you need and for how many people. We reply by email with a price.',
  host: 'Tell us what you would like to host, and when. We reply by email with the next steps.',
  'course-team': 'Tell us what you would like to teach, and to whom. We reply by email.',
  support:
    'Tell us what you did, what happened and on which page. Never send us your password; we do not need it.',
  privacy:
    'Tell us what you would like to know, correct or remove. Write from the address of your account.',
};

const layout = {
  scrollMarginTop: `calc(${HEADER_HEIGHT} + 1rem)`,
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.8fr) minmax(0, 1.2fr)' },
} as const;
