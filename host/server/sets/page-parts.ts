import type { PageSet, Release } from '@sopaan/contract/release';
import { inlineJson } from '../html/inline-json';
import { renderLinks } from '../html/links';
import { pageFiles } from './page-files';
import { pageSet, sameOrigin } from './page-set';
import type { ReleaseSet } from './release-set';

/** Sets do not change, so what pages contain of one is rendered once. */
interface Made {
  /** The set's JSON without its last brace. */
  json: string;
  links: Map<string, string>;
}

const made = new WeakMap<ReleaseSet, Made>();

function madeOf(set: ReleaseSet): Made {
  const known = made.get(set);
  if (known) return known;
  const parts = { json: inlineJson(pageSet(set, sameOrigin)).slice(0, -1), links: new Map() };
  made.set(set, parts);
  return parts;
}

/** The set as JSON for the page. */
export function pageSetJson(
  set: ReleaseSet,
  own: Pick<PageSet, 'environment' | 'page' | 'preview'>,
): string {
  return `${madeOf(set).json},${inlineJson(own).slice(1)}`;
}

/** The elements that load the files of a screen's page. */
export function pageLinks(set: ReleaseSet, owner: Release, screen: string | undefined): string {
  const { links } = madeOf(set);
  const key = `${owner.unit} ${screen ?? ''}`;
  const known = links.get(key);
  if (known !== undefined) return known;
  const rendered = renderLinks(pageFiles(set, owner, screen, sameOrigin));
  links.set(key, rendered);
  return rendered;
}
