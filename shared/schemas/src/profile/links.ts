import { array, object, type InferType } from 'yup';
import { optionalUrl, requiredOption, webUrlHost } from './fields';
import { PLATFORMS } from './link-options';
import { hasNoDuplicates, linkRule } from './entry-rules';
import { saveSection } from './save-section';

const linkEntry = object({
  platform: requiredOption(
    PLATFORMS.map(({ name }) => name),
    'Choose a platform.',
  ),
  url: optionalUrl('The link').test('platform', (url, context) => {
    const platform = PLATFORMS.find(({ name }) => name === context.parent.platform);
    const host = webUrlHost(url ?? '');
    if (!platform || host === undefined || isWithin(host, platform.domains)) return true;
    const message = `Enter a link to ${platform.label} (${platform.domains.join(' or ')}).`;
    return context.createError({ message });
  }),
});

const isWithin = (host: string, domains: readonly string[]) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

export const linksUpdateSchema = object({
  socialLinks: array(linkEntry)
    .max(linkRule.max, linkRule.tooMany)
    .required()
    .test('unique', hasNoDuplicates(linkRule)),
});
export type LinksUpdate = InferType<typeof linksUpdateSchema>;

/** Links without a URL are not stored; the others get the icon of their platform. */
export const saveLinksEndpoint = saveSection('links', linksUpdateSchema);
