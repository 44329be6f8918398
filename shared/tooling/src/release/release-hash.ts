import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILD_PACKAGES } from '../webpack/build-packages';
import { inputHash } from './input-hash';
import { lockedPackages } from './locked-packages';
import { LOCK_FILE, ROOT, inputsOf, type Unit } from './project';

/**
 * A hash of everything that a unit's build depends on. From the lock file it includes only the packages of the unit and of the
 * build tools, so that a new library of one unit makes no new release of another.
 */
export function releaseHash(unit: Unit, mode: string, root = ROOT): string {
  const files = inputsOf(unit, root).filter((path) => path !== LOCK_FILE);
  const lockFile = join(root, LOCK_FILE);
  const packages = existsSync(lockFile)
    ? lockedPackages(readFileSync(lockFile, 'utf8'), {
        [basename(unit.dir)]: undefined,
        'shared/tooling': BUILD_PACKAGES,
      })
    : [];
  return inputHash(root, files, [`${unit.name} ${mode}`, ...packages].join('\n'));
}
