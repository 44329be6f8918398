import { PAGE_SET_ELEMENT_ID, pageSetSchema, type PageSet } from '@sopaan/contract/release';

/** The release set of this page, as the edge wrote it into the HTML. Pinned for the life of the page. */
export function readPageSet(): PageSet {
  const element = document.getElementById(PAGE_SET_ELEMENT_ID);
  return pageSetSchema.validateSync(JSON.parse(element?.textContent ?? '{}'));
}
