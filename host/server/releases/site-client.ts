import { releaseSchema, type Release } from '@sopaan/contract/release';
import { retirementSchema } from '@sopaan/contract/retirement';
import { array, object, string, type InferType } from 'yup';
import { isIntact } from '../files/integrity';

const currentSchema = object({
  set: string().required(),
  environment: string().required(),
  releases: array(releaseSchema.required()).required(),
  retirements: array(retirementSchema.required()).default(() => []),
});
export type CurrentReleases = InferType<typeof currentSchema>;

/** The public endpoints of the deployed site that `npm run dev -- --against` uses. */
export interface SiteClient {
  /** The releases of its current set, and its retired paths. */
  current: () => Promise<CurrentReleases>;
  /** A file of one of its releases; undefined if it is missing or its hash differs from the manifest's. */
  file: (release: Release, name: string) => Promise<Buffer | undefined>;
}

const TIMEOUT_MS = 10_000;

export function siteClient(site: string): SiteClient {
  const get = (path: string) =>
    fetch(new URL(path, site), { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return {
    async current() {
      const response = await get('/-/releases');
      if (!response.ok) throw new Error(`cannot read the releases of ${site} (${response.status})`);
      return currentSchema.validateSync(await response.json());
    },
    async file({ unit, release, files }, name) {
      const file = files.find((one) => one.name === name);
      if (!file) return undefined;
      const response = await get(`/assets/${unit}/${release}/${name}`);
      const content = Buffer.from(await response.arrayBuffer());
      return response.ok && isIntact(content, file) ? content : undefined;
    },
  };
}
