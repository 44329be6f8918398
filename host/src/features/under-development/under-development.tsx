import { contactMessageSchema } from '@sopaan/schemas/contact/contact';
import { Box, Button, Container, PageTitle, Typography } from '@sopaan/ui/core';
import { ContactForm } from '@sopaan/ui/forms';
import { sendContactMessage } from './api/send-contact-message';

/** Says that a page is under development, with a contact form. */
export function UnderDevelopment({ title }: { title: string }) {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle title={title} />
      <Typography variant="h2" component="h1">
        {title} is currently under development
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '60ch' }}>
        We are building this page. Tell us what you need from it, or ask us to let you know when it
        is ready.
      </Typography>
      <Button variant="contained" href="#contact">
        Get in touch
      </Button>
      <Box
        component="section"
        id="contact"
        tabIndex={-1}
        aria-labelledby="contact-heading"
        sx={{ mt: 8 }}
      >
        <Typography id="contact-heading" variant="h3" component="h2" sx={{ mb: 2 }}>
          Contact us
        </Typography>
        <ContactForm validationSchema={contactMessageSchema} onSend={sendContactMessage} />
      </Box>
    </Container>
  );
}
