import type { ComponentType } from 'react';
import type { CvContent } from '../cv-content';

export interface CvTemplateProps {
  content: CvContent;
  /** Undefined while the public page is off: the CV then shows no address. */
  publicUsername: string | undefined;
}

export type CvTemplateComponent = ComponentType<CvTemplateProps>;
