/** The choices about a CV, which are in its URL. */

export const CV_TEMPLATES = ['classic', 'compact'] as const;
export type CvTemplate = (typeof CV_TEMPLATES)[number];

export const CV_SECTIONS = [
  'contact',
  'about',
  'experience',
  'education',
  'projects',
  'skills',
  'links',
] as const;
export type CvSection = (typeof CV_SECTIONS)[number];

export interface CvOptions {
  template: CvTemplate;
  sections: readonly CvSection[];
}

/** The name of the parameter that lists the sections left out, so that a URL without parameters shows all. */
const WITHOUT = 'without';

export function readCvOptions(parameters: URLSearchParams): CvOptions {
  const without = (parameters.get(WITHOUT) ?? '').split(',');
  return {
    template: CV_TEMPLATES.find((each) => each === parameters.get('template')) ?? 'classic',
    sections: CV_SECTIONS.filter((section) => !without.includes(section)),
  };
}

export function writeCvOptions({ template, sections }: CvOptions): URLSearchParams {
  const parameters = new URLSearchParams();
  if (template !== 'classic') parameters.set('template', template);
  const without = CV_SECTIONS.filter((section) => !sections.includes(section));
  if (without.length > 0) parameters.set(WITHOUT, without.join(','));
  return parameters;
}
