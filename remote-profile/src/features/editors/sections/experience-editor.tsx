import { call } from '@sopaan/api-client/call';
import { experienceRule } from '@sopaan/schemas/profile/entry-rules';
import {
  experienceUpdateSchema,
  saveExperienceEndpoint,
  type ExperienceEntry,
  type ExperienceUpdate,
} from '@sopaan/schemas/profile/experience';
import { DESIGNATIONS, EMPLOYMENT_TYPES } from '@sopaan/schemas/profile/experience-options';
import { FormSelect, FormTextField } from '@sopaan/ui/forms';
import { EntryList } from '../entries/entry-list';
import { FieldGrid, WideField } from '../form/form-layout';
import type { SectionEditor } from '../section-editor';
import { entryText } from './lines';
import { toOptions } from './options';

const employmentTypes = toOptions(EMPLOYMENT_TYPES);
const designations = toOptions(DESIGNATIONS);

const blank: ExperienceEntry = {
  employmentType: '',
  designation: '',
  organization: '',
  location: { city: '', state: '', country: '' },
  duration: { startDate: '', endDate: '' },
  jobDescription: '',
  responsibilities: '',
};

function ExperienceFields() {
  return (
    <EntryList<ExperienceEntry>
      name="workExperience"
      titleOf={(_entry, index) => `Experience ${index + 1}`}
      add={{ label: 'Add experience', blank, max: experienceRule.max }}
    >
      {(path) => <EntryFields path={path} />}
    </EntryList>
  );
}

function EntryFields({ path }: { path: string }) {
  return (
    <FieldGrid>
      <FormSelect
        name={`${path}.designation`}
        label="Designation"
        required
        creatable
        options={designations}
      />
      <FormSelect
        name={`${path}.employmentType`}
        label="Employment type"
        required
        options={employmentTypes}
      />
      <WideField>
        <FormTextField name={`${path}.organization`} label="Organization" required />
      </WideField>
      <FormTextField name={`${path}.duration.startDate`} label="Start date" required type="date" />
      <FormTextField
        name={`${path}.duration.endDate`}
        label="End date"
        type="date"
        hint="Leave empty if you still work here."
      />
      <FormTextField name={`${path}.location.city`} label="City" />
      <FormTextField name={`${path}.location.state`} label="State" />
      <FormTextField name={`${path}.location.country`} label="Country" />
      <WideField>
        <FormTextField
          name={`${path}.jobDescription`}
          label="Job description"
          multiline
          minRows={3}
        />
      </WideField>
      <WideField>
        <FormTextField
          name={`${path}.responsibilities`}
          label="Responsibilities"
          hint="Separate them with commas."
        />
      </WideField>
    </FieldGrid>
  );
}

export const experienceEditor: SectionEditor<ExperienceUpdate> = {
  section: 'experience',
  schema: experienceUpdateSchema,
  read: ({ workExperience }) => ({
    workExperience: workExperience.length === 0 ? [blank] : workExperience.map(toForm),
  }),
  save: (request) => call(saveExperienceEndpoint, request),
  toLines: ({ workExperience }) => workExperience.map(entryText).filter(Boolean),
  Fields: ExperienceFields,
};

/** All fields in one order, so that versions of an entry can be compared. */
function toForm({ location, duration, ...entry }: ExperienceEntry): ExperienceEntry {
  return {
    employmentType: entry.employmentType,
    designation: entry.designation,
    organization: entry.organization,
    location: { city: location.city, state: location.state, country: location.country },
    duration: { startDate: duration.startDate, endDate: duration.endDate },
    jobDescription: entry.jobDescription,
    responsibilities: entry.responsibilities,
  };
}
