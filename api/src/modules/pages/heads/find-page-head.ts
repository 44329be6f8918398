import type { PageHead } from '@sopaan/schemas/page-head';
import type { Queryable } from '../../../plugins/database';
import { breadcrumbs } from '../json-ld/json-ld';
import { organizationThing, websiteThing } from '../json-ld/site';
import { competitionHead } from './competition-head';
import { courseHead } from './course-head';
import { missingHead, plainHead } from './build-head';
import { instituteHead } from './institute-head';
import { jobHead } from './job-head';
import { landingSteps } from './landing-breadcrumbs';

interface Kind {
  /** The id is its group. */
  pattern: RegExp;
  find: (database: Queryable, id: string) => Promise<PageHead | undefined>;
  /** The title of the page when there is no such thing. */
  missing: string;
}

const kinds: readonly Kind[] = [
  { pattern: /^\/course\/[^/]+\/([^/]+)$/, find: courseHead, missing: 'Course not found' },
  {
    pattern: /^\/competition\/[^/]+\/([^/]+)$/,
    find: competitionHead,
    missing: 'Competition not found',
  },
  { pattern: /^\/job\/preview\/[^/]+\/([^/]+)$/, find: jobHead, missing: 'Job not found' },
  {
    pattern: /^\/institute\/overview\/([^/]+)$/,
    find: instituteHead,
    missing: 'Institute not found',
  },
];

/** Of a path that it does not know it says nothing: which pages there are, the releases decide. */
export async function pageHead(database: Queryable, path: string): Promise<PageHead> {
  if (path === '/') return plainHead(path, [organizationThing, websiteThing]);
  const steps = landingSteps.get(path);
  if (steps) return plainHead(path, [breadcrumbs(...steps)]);
  for (const { pattern, find, missing } of kinds) {
    const [, written] = pattern.exec(path) ?? [];
    if (written === undefined) continue;
    const id = readId(written);
    const head = id === undefined ? undefined : await find(database, id);
    return head ?? missingHead(path, missing);
  }
  return plainHead(path);
}

/** Undefined: nothing has such an id. */
function readId(written: string): string | undefined {
  try {
    const id = decodeURIComponent(written);
    return id.length > 100 || id.includes('\0') ? undefined : id;
  } catch {
    return undefined;
  }
}
