import { newsletterSchema } from '@sopaan/schemas/newsletter/subscribe';
import { NEWSLETTER_TOPIC_TEXTS, type NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import { useUser } from '@sopaan/session/user';
import { Alert, Box, Card, Typography } from '@sopaan/ui/core';
import { ApiForm, FormTextField, OutcomeBox, SubmitButton } from '@sopaan/ui/forms';
import { useId, useState } from 'react';
import { useSubscribe } from '../api/use-subscribe';

interface SubscribeFormProps {
  topic: NewsletterTopic;
  title: string;
  submit: string;
}

const schema = newsletterSchema.pick(['email']);

/** Asks for an address and sends a link to it. Nobody is subscribed before the link is confirmed. */
export function SubscribeForm({ topic, title, submit }: SubscribeFormProps) {
  const id = useId();
  const address = useUser((state) => state.userData?.personalInfo.email) ?? '';
  const { mutateAsync: subscribe } = useSubscribe();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: '36rem' }}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {NEWSLETTER_TOPIC_TEXTS[topic].description} You can unsubscribe with one click.
      </Typography>
      <ApiForm
        // Resets the form to the address once the user has loaded.
        key={address}
        label={title}
        initialValues={{ email: address }}
        schema={schema}
        errorTitle="You could not be subscribed"
        send={async ({ email }) => {
          setSentTo(undefined);
          await subscribe({ email, topic });
          setSentTo(email);
        }}
      >
        <FormTextField name="email" label="Email" type="email" autoComplete="email" required />
        <div>
          <SubmitButton pending="Sending…">{submit}</SubmitButton>
        </div>
      </ApiForm>
      <Box sx={{ mt: sentTo ? 2 : 0 }}>
        <OutcomeBox outcome={sentTo}>
          <Alert severity="success" title="Check your inbox">
            We have sent a link to <strong>{sentTo}</strong>. You are subscribed once you confirm
            it. Nothing there after a few minutes? Check your spam folder, and that the address is
            right.
          </Alert>
        </OutcomeBox>
      </Box>
    </Card>
  );
}
