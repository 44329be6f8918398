import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeFieldErrors } from '@sopaan/contract/describe-field-errors';
import { remoteConfigSchema, type RemoteConfig } from '@sopaan/contract/remote-config';
import { ValidationError, mixed, object } from 'yup';
import { assertBuiltContract } from './assert-contract';
import type { Unit } from './project';

const moduleSchema = object({ default: mixed() });

/** The configuration of a unit has wrong fields. The message has a line for each. */
export class UnitConfigError extends Error {
  override name = 'UnitConfigError';
}

/** Reads `remote.config.ts` (or `host.config.ts`) of a unit. Runs under tsx, which compiles it. */
export async function unitConfig(unit: Unit): Promise<RemoteConfig> {
  const file = join(unit.dir, unit.name === 'host' ? 'host.config.ts' : 'remote.config.ts');
  try {
    const config = remoteConfigSchema.validateSync(await defaultExport(file), {
      strict: true,
      abortEarly: false,
    });
    assertBuiltContract(unit.name, config.contract);
    return config;
  } catch (error) {
    // Most configurations validate themselves while they are imported.
    if (!ValidationError.isError(error)) throw error;
    const messages = describeFieldErrors(error).map(({ message }) => `  ${message}`);
    const name = join(basename(unit.dir), basename(file));
    throw new UnitConfigError([`${name} has wrong fields:`, ...messages].join('\n'));
  }
}

/** With the time of the last change in the URL, a changed file is imported again while a unit is watched. */
async function defaultExport(file: string): Promise<unknown> {
  const loaded: unknown = await import(
    `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`
  );
  // yup accepts plain objects only, which module namespaces are not.
  return moduleSchema.validateSync(Object.assign({}, loaded)).default;
}
