import { call } from '@sopaan/api-client/call';
import { PLATFORMS } from '@sopaan/schemas/profile/link-options';
import {
  linksUpdateSchema,
  saveLinksEndpoint,
  type LinksUpdate,
} from '@sopaan/schemas/profile/links';
import { FormTextField } from '@sopaan/ui/forms';
import type { SectionEditor } from '../section-editor';
import { labelledLines } from './lines';

function LinksFields() {
  return PLATFORMS.map(({ name, label, domains }, at) => (
    <FormTextField
      key={name}
      name={`socialLinks[${at}].url`}
      label={label}
      type="url"
      placeholder={`https://${domains[0]}/`}
      autoComplete="off"
    />
  ));
}

export const linksEditor: SectionEditor<LinksUpdate> = {
  section: 'links',
  schema: linksUpdateSchema,
  read: ({ socialLinks }) => ({
    socialLinks: PLATFORMS.map(({ name }) => ({
      platform: name,
      url: socialLinks.find(({ platform }) => platform === name)?.url ?? '',
    })),
  }),
  save: (request) => call(saveLinksEndpoint, request),
  toLines: ({ socialLinks }) =>
    labelledLines(PLATFORMS.map(({ label }, at) => [label, socialLinks[at]?.url ?? ''])),
  Fields: LinksFields,
};
