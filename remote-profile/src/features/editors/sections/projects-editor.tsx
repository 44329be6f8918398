import { call } from '@sopaan/api-client/call';
import { projectRule } from '@sopaan/schemas/profile/entry-rules';
import {
  projectsUpdateSchema,
  saveProjectsEndpoint,
  type ProjectEntry,
  type ProjectsUpdate,
} from '@sopaan/schemas/profile/projects';
import { FormTextField } from '@sopaan/ui/forms';
import { EntryList } from '../entries/entry-list';
import { FieldGrid, WideField } from '../form/form-layout';
import type { SectionEditor } from '../section-editor';
import { entryText } from './lines';

const blank: ProjectEntry = {
  name: '',
  description: '',
  technologies: '',
  liveUrls: '',
  duration: { startDate: '', endDate: '' },
};

function ProjectsFields() {
  return (
    <EntryList<ProjectEntry>
      name="projects"
      titleOf={(_entry, index) => `Project ${index + 1}`}
      add={{ label: 'Add project', blank, max: projectRule.max }}
      keepsOne
    >
      {(path) => <EntryFields path={path} />}
    </EntryList>
  );
}

function EntryFields({ path }: { path: string }) {
  return (
    <FieldGrid>
      <WideField>
        <FormTextField name={`${path}.name`} label="Name" required />
      </WideField>
      <WideField>
        <FormTextField name={`${path}.description`} label="Description" multiline minRows={3} />
      </WideField>
      <WideField>
        <FormTextField
          name={`${path}.technologies`}
          label="Technologies"
          hint="Separate them with commas."
        />
      </WideField>
      <WideField>
        <FormTextField
          name={`${path}.liveUrls`}
          label="Live URL"
          type="url"
          placeholder="https://"
        />
      </WideField>
      <FormTextField name={`${path}.duration.startDate`} label="Start date" type="date" />
      <FormTextField
        name={`${path}.duration.endDate`}
        label="End date"
        type="date"
        hint="Leave empty if it is still going on."
      />
    </FieldGrid>
  );
}

export const projectsEditor: SectionEditor<ProjectsUpdate> = {
  section: 'projects',
  schema: projectsUpdateSchema,
  read: ({ projects }) => ({ projects: projects.length === 0 ? [blank] : projects.map(toForm) }),
  save: (request) => call(saveProjectsEndpoint, request),
  toLines: ({ projects }) => projects.map(entryText).filter(Boolean),
  Fields: ProjectsFields,
};

/** All fields in one order, so that versions of an entry can be compared. */
function toForm({ duration, ...project }: ProjectEntry): ProjectEntry {
  return {
    name: project.name,
    description: project.description,
    technologies: project.technologies,
    liveUrls: project.liveUrls,
    duration: { startDate: duration.startDate, endDate: duration.endDate },
  };
}
