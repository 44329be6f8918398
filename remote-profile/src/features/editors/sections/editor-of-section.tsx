import type { ProfileSection } from '@sopaan/schemas/profile/section-versions';
import type { ComponentType } from 'react';
import { SectionForm, type SectionFormProps } from '../form/section-form';
import type { SectionEditor } from '../section-editor';
import { aboutEditor } from './about-editor';
import { educationEditor } from './education-editor';
import { experienceEditor } from './experience-editor';
import { infoEditor } from './info-editor';
import { linksEditor } from './links-editor';
import { projectsEditor } from './projects-editor';
import { skillsEditor } from './skills-editor';

function createForm<Data extends object>(editor: SectionEditor<Data>) {
  return function EditorForm(props: SectionFormProps) {
    return <SectionForm {...props} editor={editor} />;
  };
}

const forms: Readonly<Record<ProfileSection, ComponentType<SectionFormProps>>> = {
  about: createForm(aboutEditor),
  skills: createForm(skillsEditor),
  experience: createForm(experienceEditor),
  education: createForm(educationEditor),
  projects: createForm(projectsEditor),
  links: createForm(linksEditor),
  info: createForm(infoEditor),
};

/** The form of one section. */
export function EditorOfSection({
  section,
  ...props
}: SectionFormProps & { section: ProfileSection }) {
  const Form = forms[section];
  return <Form {...props} />;
}
