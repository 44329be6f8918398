import { describeFieldError } from '@sopaan/contract/describe-field-errors';
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
  const checks: Array<[isValid: boolean, field: keyof Release, rule: string, example: string]> = [
    [/^[a-z]{1,40}$/.test(unit), 'unit', 'must have 1 to 40 lower-case letters', 'explore'],
    [
      VERSION.test(version),
      'version',
      'must be three numbers with dots, and may add a name after a hyphen',
      '1.4.0',
    ],
    [
      release.length <= 128 && (release === version || release.startsWith(`${version}-`)),
      'release',
      'must start with its version, and have at most 128 characters',
      `${version}-3f2a9c01d7`.slice(0, 128),
    ],
    [
      (isHost ? EXACT : RANGE).test(contract),
      'contract',
      isHost ? 'must be one version' : 'must be a version or a range that starts with ^',
      isHost ? '2.5.0' : '^2.5.0',
    ],
    [
      entry === (isHost ? 'main.js' : 'remote.js'),
      'entry',
      'must be the script that starts the unit',
      isHost ? 'main.js' : 'remote.js',
    ],
    // Each release has its own global variable, so that several can be loaded into one page.
    [
      container === (isHost ? '' : containerName(unit, release)),
      'container',
      isHost ? 'must be empty for a host' : 'must have the name of the unit and of the release',
      isHost ? '' : containerName(unit, release),
    ],
  ];
  return checks.flatMap(([isValid, field, rule, example]) =>
    isValid
      ? []
      : [
          fault(
            'name',
            field,
            describeFieldError(field, manifest[field], { rule, example }).message,
          ),
        ],
  );
}
