import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneProject } from '../builds/project-copy';

interface User {
  uid: number;
  gid: number;
}

/** A new home folder that nobody else may enter, with a fresh copy of the project in it. */
export interface Home {
  project: string;
  /** Contains the home folder. Programs of the site use it as the folder for temporary files. */
  temporaryFolder: string;
  /** The user that runs the project; undefined for the current user. */
  user: User | undefined;
  environment: Record<string, string | undefined>;
}

export function createHome(user: User | undefined): Home {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'sopaan-home-'));
  // Like in /tmp, every user may create files.
  chmodSync(temporaryFolder, 0o1777);
  const folder = join(temporaryFolder, 'home');
  mkdirSync(folder, { mode: 0o700 });
  const project = join(folder, 'sopaan');
  cloneProject(project);
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  return {
    project,
    temporaryFolder,
    user,
    environment: {
      ...withoutOwnHome(),
      HOME: folder,
      TMPDIR: temporaryFolder,
      SOPAAN_ROOT: undefined,
      SOPAAN_DATA: undefined,
    },
  };
}

/** Removes variables with paths in the current home folder, such as the cache that npm names to its scripts. */
function withoutOwnHome(): Record<string, undefined> {
  const own = Object.entries(process.env).filter(
    ([name, value]) => name !== 'PATH' && value?.startsWith(`${homedir()}/`),
  );
  return Object.fromEntries(own.map(([name]) => [name, undefined]));
}

/** A user of this machine. Throws if there is no user with this name. */
export function findUser(name: string): User {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`there is no user ${name}`);
  return { uid: Number(uid), gid: Number(gid) };
}
