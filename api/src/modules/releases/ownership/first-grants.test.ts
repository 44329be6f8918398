import { migrate, migrationsFolder } from '../../../database/migrate';
import { fakeBuild, page, type FakeRelease } from '../../../testing/fake-manifest';
import { emptyTestDatabase } from '../../../testing/empty-test-database';
import { findPathGrants } from './path-grants.repository';
import { ownershipReasons } from './ownership-reasons';

const FIRST_GRANTS_MIGRATION = '0068';

const empty = emptyTestDatabase();

async function storeInSet(fake: FakeRelease) {
  const { manifest } = fakeBuild(fake);
  await empty.database.query(
    `with release as (
       insert into releases (unit, release, version, contract, manifest, manifest_hash, author,
         commit_id, note, files, bytes, published_by)
       values ($1, $2, '1.0.0', '1.0.0', $3, '', '', '', '', 0, 0, 'team'))
     insert into release_set_parts (set_id, unit, release) values ('aaaaaaaaaaaa', $1, $2)`,
    [manifest.unit, manifest.release, JSON.stringify(manifest)],
  );
  return manifest;
}

test('[P1] releases that an environment showed before paths had owners stay valid', async () => {
  await migrate(empty.url, migrationsFolder(), (name) => name < FIRST_GRANTS_MIGRATION);
  await empty.database.query("insert into release_sets (id) values ('aaaaaaaaaaaa')");
  const target = '/course?sort=new';
  const jobs = await storeInSet({
    unit: 'jobs',
    routes: [
      page('/Vacancy/:id', 'job'),
      { path: '/vacancies', redirect: { guest: target, member: '/vacancy/all' } },
    ],
  });
  const explore = await storeInSet({
    unit: 'explore',
    routes: [page('/Course/:title/:id', 'course')],
  });
  await empty.database.query(
    "insert into release_environments (name, revision, set_id, changed_by) values ('production', 1, 'aaaaaaaaaaaa', 'team')",
  );
  await migrate(empty.url);

  const grants = await findPathGrants(empty.database);
  expect(ownershipReasons(jobs, grants)).toEqual([]);
  expect(ownershipReasons(explore, grants)).toEqual([]);
  const added = grants
    .filter(({ unit }) => unit === 'jobs')
    .map(({ use, pattern }) => [use, pattern]);
  expect(added).toEqual([
    ['serve', '/Vacancy/:id'],
    ['serve', '/vacancies'],
    ['target', '/course'],
    ['target', '/vacancy/all'],
  ]);
  // The grant of `/course/*`, which the migration adds for explore, includes this page already.
  expect(grants.filter(({ pattern }) => pattern === '/Course/:title/:id')).toEqual([]);
});
