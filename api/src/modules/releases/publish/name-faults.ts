import { containerName } from '@sopaan/contract/federation';
import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/api/error';
import { fault } from './fault';

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const RANGE = /^\^?\d+\.\d+\.\d+$/;
const EXACT = /^\d+\.\d+\.\d+$/;

/** Checks the names that the page, the store and the URLs of a release rely on. */
export function nameFaults(manifest: Release): Reason[] {
  const { unit, version, release, contract, entry, container } = manifest;
  const isHost = unit === 'host';
  const checks: Array<[isValid: boolean, field: string, message: string]> = [
    [
      /^[a-z]{1,40}$/.test(unit),
      'unit',
      'The name of a unit consists of 1 to 40 lower-case letters.',
    ],
    [VERSION.test(version), 'version', 'A version looks like 1.4.0.'],
    [
      release.length <= 128 && (release === version || release.startsWith(`${version}-`)),
      'release',
      'The name of a release starts with its version and has at most 128 characters.',
    ],
    [
      (isHost ? EXACT : RANGE).test(contract),
      'contract',
      isHost ? 'A host names one version, like 1.0.0.' : 'A remote names a range, like ^1.0.0.',
    ],
    [
      entry === (isHost ? 'main.js' : 'remote.js'),
      'entry',
      isHost ? 'A host starts with main.js.' : 'A remote starts with remote.js.',
    ],
    // Each release has its own global variable, so that several can be loaded into one page.
    [
      container === (isHost ? '' : containerName(unit, release)),
      'container',
      isHost ? 'A host has no container.' : `The container is ${containerName(unit, release)}.`,
    ],
  ];
  return checks.flatMap(([isValid, field, message]) =>
    isValid ? [] : [fault('name', field, message)],
  );
}
