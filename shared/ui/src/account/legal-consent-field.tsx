import { paths } from '@sopaan/contract/paths';
import { AppLink } from '@sopaan/ui/core';
import { FormCheckbox } from '@sopaan/ui/forms';

/** The links open in new tabs, so that the form stays. */
const newTab = { target: '_blank', rel: 'noopener', underline: 'always' } as const;

/** Asks the person to agree to the legal texts. */
export function LegalConsentField() {
  return (
    <FormCheckbox
      name="hasAgreed"
      required
      label={
        <>
          I agree to the{' '}
          <AppLink to={paths.terms} {...newTab}>
            Terms & Conditions
          </AppLink>{' '}
          and the{' '}
          <AppLink to={paths.privacy} {...newTab}>
            Privacy Policy
          </AppLink>{' '}
          (open in new tabs)
        </>
      }
    />
  );
}
