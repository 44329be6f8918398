import { releaseSchema, type Release } from '@sopaan/contract/release';
import { array, object, string } from 'yup';
import { isIntact } from '../installs/install-file';

const presentSchema = object({
  set: string().required(),
  environment: string().required(),
  releases: array(releaseSchema.required()).required(),
});

/** The public endpoints of another site. */
export interface SiteClient {
  /** The releases of its current set. */
  present: () => Promise<{ environment: string; releases: Release[] }>;
  /** A file of one of its releases, with the hash in the manifest. */
  file: (release: Release, name: string) => Promise<Buffer | undefined>;
}

const DEADLINE = 10_000;

export function siteClient(site: string): SiteClient {
  const get = (path: string) =>
    fetch(new URL(path, site), { redirect: 'error', signal: AbortSignal.timeout(DEADLINE) });
  return {
    async present() {
      const answer = await get('/-/releases');
      if (!answer.ok) throw new Error(`cannot read the releases of ${site} (${answer.status})`);
      return presentSchema.validateSync(await answer.json());
    },
    async file({ unit, release, files }, name) {
      const file = files.find((one) => one.name === name);
      if (!file) return undefined;
      const answer = await get(`/assets/${unit}/${release}/${name}`);
      const content = Buffer.from(await answer.arrayBuffer());
      return answer.ok && isIntact(content, file) ? content : undefined;
    },
  };
}
