import type { PagePreview, PageSet } from '@sopaan/contract/release';

/** A page that shows a preview. */
export interface PreviewedPage {
  set: PageSet;
  preview: PagePreview;
}
