import { PAGE_SET_ELEMENT_ID, pageSetSchema, type PageSet } from '@sopaan/contract/release';
import { readPageHeader } from '../page-load/page-header';

/** Reads the release set that the edge sent with the HTML. It does not change until the page is reloaded. */
export function readPageSet(): PageSet {
  const element = document.getElementById(PAGE_SET_ELEMENT_ID);
  const set = pageSetSchema.validateSync(JSON.parse(element?.textContent ?? '{}'));
  return { ...set, page: set.page || (readPageHeader('page') ?? '') };
}
