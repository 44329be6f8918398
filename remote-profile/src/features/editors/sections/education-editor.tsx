import { call } from '@sopaan/api-client/call';
import { educationRule } from '@sopaan/schemas/profile/entry-rules';
import {
  educationUpdateSchema,
  hasDegree,
  saveEducationEndpoint,
  type EducationEntry,
  type EducationUpdate,
} from '@sopaan/schemas/profile/education';
import {
  DEGREES,
  DEGREE_TYPES,
  QUALIFICATIONS,
  SPECIALIZATIONS,
} from '@sopaan/schemas/profile/education-options';
import { FormSelect, FormTextField, useField } from '@sopaan/ui/forms';
import { EntryList } from '../entries/entry-list';
import { FieldGrid, WideField } from '../form/form-layout';
import type { SectionEditor } from '../section-editor';
import { entryText } from './lines';
import { toOptions } from './options';

const qualifications = toOptions(QUALIFICATIONS);
const degrees = toOptions(DEGREES);
const degreeTypes = toOptions(DEGREE_TYPES);
const specializations = toOptions(SPECIALIZATIONS);

const blank: EducationEntry = {
  qualification: '',
  institution: '',
  degree: '',
  degreeType: '',
  specialization: '',
  duration: { startDate: '', endDate: '' },
  percentage: '',
  cgpa: '',
};

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const numeric = { htmlInput: { inputMode: 'numeric' } } as const;

function EducationFields() {
  return (
    <EntryList<EducationEntry>
      name="education"
      titleOf={(_entry, index) => `Education ${index + 1}`}
      add={{ label: 'Add education', blank, max: educationRule.max }}
    >
      {(path) => <EntryFields path={path} />}
    </EntryList>
  );
}

function EntryFields({ path }: { path: string }) {
  const [{ value: qualification }] = useField<string>(`${path}.qualification`);
  const needsDegree = hasDegree(qualification);
  return (
    <FieldGrid>
      <FormSelect
        name={`${path}.qualification`}
        label="Qualification"
        required
        options={qualifications}
      />
      <FormSelect
        name={`${path}.degreeType`}
        label="Degree type"
        required={needsDegree}
        clearable
        options={degreeTypes}
      />
      <FormSelect
        name={`${path}.degree`}
        label="Degree"
        required={needsDegree}
        clearable
        options={degrees}
      />
      <FormSelect
        name={`${path}.specialization`}
        label="Specialization"
        creatable
        clearable
        options={specializations}
      />
      <WideField>
        <FormTextField name={`${path}.institution`} label="Institution" required />
      </WideField>
      <FormTextField
        name={`${path}.duration.startDate`}
        label="Start year"
        required
        placeholder="2021"
        slotProps={numeric}
      />
      <FormTextField
        name={`${path}.duration.endDate`}
        label="End year"
        hint="Leave empty if you are still studying."
        slotProps={numeric}
      />
      <FormTextField name={`${path}.percentage`} label="Percentage" slotProps={decimal} />
      <FormTextField name={`${path}.cgpa`} label="CGPA" hint="Out of 10." slotProps={decimal} />
    </FieldGrid>
  );
}

export const educationEditor: SectionEditor<EducationUpdate> = {
  section: 'education',
  schema: educationUpdateSchema,
  read: ({ education }) => ({
    education: education.length === 0 ? [blank] : education.map(toForm),
  }),
  save: (request) => call(saveEducationEndpoint, request),
  toLines: ({ education }) => education.map(entryText).filter(Boolean),
  Fields: EducationFields,
};

/** All fields in one order, so that versions of an entry can be compared. */
function toForm(
  entry: Omit<EducationEntry, 'cgpa'> & { cgpa?: string | undefined },
): EducationEntry {
  const { startDate, endDate } = entry.duration;
  return {
    qualification: entry.qualification,
    institution: entry.institution,
    degree: entry.degree,
    degreeType: entry.degreeType,
    specialization: entry.specialization,
    duration: { startDate, endDate },
    percentage: entry.percentage,
    cgpa: entry.cgpa ?? '',
  };
}
