import type { User } from '@sopaan/schemas/account/user';
import type { PublicProfileSettings } from '@sopaan/schemas/public-profile/public-profile';
import { Box } from '@sopaan/ui/core';
import { useSearchParams } from 'react-router-dom';
import { cvContent } from '../cv-content';
import { readCvOptions, writeCvOptions, type CvOptions, type CvTemplate } from '../cv-options';
import { ClassicCv } from './classic-cv';
import { CompactCv } from './compact-cv';
import { CvOptionsBar } from './cv-options-bar';
import { CvSheet } from './cv-sheet';
import type { CvTemplateComponent } from './cv-template';
import { MissingLinks } from './missing-links';

const templates: Readonly<Record<CvTemplate, CvTemplateComponent>> = {
  classic: ClassicCv,
  compact: CompactCv,
};

interface CvPageProps {
  user: User;
  /** Undefined while the settings load or if they could not be loaded. */
  settings: PublicProfileSettings | undefined;
}

/** The options of the CV, and the sheet that is printed. */
export function CvPage({ user, settings }: CvPageProps) {
  const [parameters, setParameters] = useSearchParams();
  const options = readCvOptions(parameters);
  const change = (changes: Partial<CvOptions>) =>
    setParameters(writeCvOptions({ ...options, ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const Template = templates[options.template];
  const content = cvContent(user, options.sections);
  const publicUsername = settings?.isPublic ? settings.username : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 3, '@media print': { display: 'block' } }}>
      <CvOptionsBar options={options} onChange={change} isPublic={publicUsername !== undefined} />
      <CvSheet>
        <Template content={content} publicUsername={publicUsername} />
        <MissingLinks content={content} sections={options.sections} />
      </CvSheet>
    </Box>
  );
}
