/** `tsx src/testing/access-table/command.ts FILE` writes the table of routes and roles. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../app';
import { connectDatabase } from '../../database/database';
import { accessTable } from './table';

const [, , file] = process.argv;
if (file === undefined) throw new Error('usage: command.ts FILE');

// No route is called, so no database is needed.
const database = connectDatabase('postgres://nobody@127.0.0.1:1/none');
const app = await createApp({
  database,
  settings: {
    siteUrl: undefined,
    tokenSecret: 'no token is issued here, so any secret works',
    logLevel: 'silent',
    linkOrigin: 'https://sopaan.example',
    trustedProxies: ['loopback'],
    limitsFactor: 1,
    releaseStore: { kind: 'folder', folder: join(tmpdir(), 'sopaan-without-releases') },
    fileStore: { kind: 'folder', folder: join(tmpdir(), 'sopaan-without-files') },
  },
});
await app.ready();
writeFileSync(file, accessTable(app.declaredRoutes));
await app.close();
await database.close();
