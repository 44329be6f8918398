import { PAGE_SET_ELEMENT_ID, pageSetSchema, type PageSet } from '@sopaan/contract/release';

/** Reads the release set that the edge wrote into the HTML. It does not change until the page is reloaded. */
export function readPageSet(): PageSet {
  const element = document.getElementById(PAGE_SET_ELEMENT_ID);
  return pageSetSchema.validateSync(JSON.parse(element?.textContent ?? '{}'));
}
