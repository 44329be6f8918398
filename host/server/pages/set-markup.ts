import type { PageSet, Release } from '@sopaan/contract/release';
import { inlineJson } from './inline-json';
import { renderLinks } from './links';
import { pageFiles } from './page-files';
import { pageSet, sameOriginBaseUrl } from '../sets/page-set';
import type { ReleaseSet } from '../sets/release-set';

/** Sets are immutable, so the parts of a page that depend on the set alone are rendered once. */
interface RenderedParts {
  /** The set's JSON without its last brace. */
  json: string;
  links: Map<string, string>;
}

const cache = new WeakMap<ReleaseSet, RenderedParts>();

function renderedParts(set: ReleaseSet): RenderedParts {
  const cached = cache.get(set);
  if (cached) return cached;
  const parts = {
    json: inlineJson(pageSet(set, sameOriginBaseUrl)).slice(0, -1),
    links: new Map(),
  };
  cache.set(set, parts);
  return parts;
}

/** The set as JSON for the page. */
export function pageSetJson(
  set: ReleaseSet,
  visitorFields: Pick<PageSet, 'environment' | 'page' | 'preview'> & {
    retirements?: PageSet['retirements'] | undefined;
  },
): string {
  return `${renderedParts(set).json},${inlineJson(visitorFields).slice(1)}`;
}

/** The elements that load the files of a screen's page. */
export function pageLinks(set: ReleaseSet, owner: Release, screen: string | undefined): string {
  const { links } = renderedParts(set);
  const key = `${owner.unit} ${screen ?? ''}`;
  const cached = links.get(key);
  if (cached !== undefined) return cached;
  const rendered = renderLinks(pageFiles(set, owner, screen, sameOriginBaseUrl));
  links.set(key, rendered);
  return rendered;
}
