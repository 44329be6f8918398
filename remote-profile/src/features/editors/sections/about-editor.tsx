import { call } from '@sopaan/api-client/call';
import {
  aboutUpdateSchema,
  saveAboutEndpoint,
  type AboutUpdate,
} from '@sopaan/schemas/profile/about';
import { PURPOSES } from '@sopaan/schemas/profile/about-options';
import { FormRadioGroup, FormTextField } from '@sopaan/ui/forms';
import type { SectionEditor } from '../section-editor';
import { labelledLines } from './lines';
import { toOptions } from './options';

const purposes = toOptions(PURPOSES);

function AboutFields() {
  return (
    <>
      <FormRadioGroup name="about.selectedPurpose" label="Purpose" options={purposes} />
      <FormTextField
        name="about.interests"
        label="Interests"
        required
        placeholder="List your passions & interests to connect with the right people"
      />
      <FormTextField
        name="about.userabout"
        label="About You"
        required
        multiline
        minRows={6}
        placeholder="Tell us about yourself"
      />
    </>
  );
}

export const aboutEditor: SectionEditor<AboutUpdate> = {
  section: 'about',
  schema: aboutUpdateSchema,
  read: ({ about: { selectedPurpose, interests, userabout } }) => ({
    about: { selectedPurpose, interests, userabout },
  }),
  save: (request) => call(saveAboutEndpoint, request),
  toLines: ({ about }) =>
    labelledLines([
      ['Purpose', about.selectedPurpose],
      ['Interests', about.interests],
      ['About You', about.userabout],
    ]),
  Fields: AboutFields,
};
