import {
  ABOUT_LIMITS,
  SHORT_HEADING_LIMIT,
} from '@sopaan/schemas/mentors/mentor-application-fields';
import { Box } from '@sopaan/ui/core';
import { FormMultiSelect, FormSelect, FormTextField } from '@sopaan/ui/forms';
import { genderOptions, industryOptions, languageOptions } from '../form-options';
import { AvatarField } from './avatar-field';
import { FormSection } from './form-section';
import { LimitedField } from './limited-field';

const url = { htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } } as const;
const years = { htmlInput: { inputMode: 'numeric', maxLength: 2 } } as const;

/** The sixteen fields of the form, named as in the request. */
export function MentorApplicationFields() {
  return (
    <>
      <FormSection title="You">
        <FormTextField name="first_name" label="First name" required autoComplete="given-name" />
        <FormTextField name="last_name" label="Last name" autoComplete="family-name" />
        <FormSelect name="gender" label="Gender" required options={genderOptions} />
        <AvatarField />
      </FormSection>
      <FormSection title="Your work">
        <FormTextField
          name="current_role"
          label="Current role"
          required
          autoComplete="organization-title"
        />
        <FormTextField name="current_org" label="Organisation" autoComplete="organization" />
        {/* The published API spells the name in this way. */}
        <FormSelect name="insdustry" label="Industry" required options={industryOptions} />
        <FormTextField
          name="workexperience"
          label="Years of experience"
          required
          slotProps={years}
        />
      </FormSection>
      <FormSection title="How you help">
        <Box className="wide">
          <FormMultiSelect
            name="languages"
            label="Languages"
            required
            hint="The languages you can mentor in."
            options={languageOptions}
          />
        </Box>
        <Box className="wide">
          <LimitedField
            name="short_heading"
            label="Short heading"
            required
            limit={SHORT_HEADING_LIMIT}
            hint="One line that says how you help."
          />
        </Box>
        <Box className="wide">
          <LimitedField
            name="about"
            label="About you"
            required
            multiline
            minRows={6}
            limit={ABOUT_LIMITS.max}
            hint={`At least ${ABOUT_LIMITS.min} characters: what you know, whom you can help, how a session goes.`}
          />
        </Box>
      </FormSection>
      <FormSection title="Where learners find you">
        <Box className="wide">
          <FormTextField
            name="profile_link"
            label="Public profile"
            required
            placeholder="https://"
            hint="A page about you where learners can contact you."
            slotProps={url}
          />
        </Box>
        <FormTextField name="social_links.linkedin" label="LinkedIn" slotProps={url} />
        <FormTextField name="social_links.facebook" label="Facebook" slotProps={url} />
        <FormTextField name="social_links.youtube" label="YouTube" slotProps={url} />
        <FormTextField name="social_links.instagram" label="Instagram" slotProps={url} />
      </FormSection>
    </>
  );
}
