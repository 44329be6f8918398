import { ageFormSchema, toAgeRequest, type MemberAge } from '@sopaan/schemas/account/age';
import { AgeFields } from '@sopaan/ui/age-fields';
import { Box, Typography } from '@sopaan/ui/core';
import { ApiForm, SubmitButton } from '@sopaan/ui/forms';
import { LegalConsentField } from '@sopaan/ui/legal-consent-field';
import { useSaveAge } from '../../api/use-change-age';

/** For members who were not asked for their age, or for agreeing to the legal texts, when they signed up. */
export function AgeForm({ age: { ageGroup, hasAgreed, parent } }: { age: MemberAge }) {
  const { mutateAsync } = useSaveAge();
  return (
    <Box sx={{ maxWidth: '30rem' }}>
      <ApiForm
        label="Age"
        initialValues={{
          ageGroup: ageGroup ?? '',
          parentEmail: parent?.email ?? '',
          hasAgreed,
        }}
        schema={ageFormSchema}
        send={(values) => mutateAsync(toAgeRequest(values))}
        errorTitle="Your answer could not be saved"
      >
        <Typography variant="body2">
          We did not ask you this when you signed up. Please answer once.
        </Typography>
        <AgeFields />
        {!hasAgreed && <LegalConsentField />}
        <SubmitButton pending="Saving…" sx={{ justifySelf: { sm: 'start' } }}>
          Save
        </SubmitButton>
      </ApiForm>
    </Box>
  );
}
