import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteConfigSchema, type RemoteConfig } from '@sopaan/contract/remote-config';
import { object } from 'yup';
import { assertBuiltContract } from './assert-contract';
import type { Unit } from './project';

const moduleSchema = object({ default: remoteConfigSchema.required() });

/** Reads `remote.config.ts` (or `host.config.ts`) of a unit. Runs under tsx, which compiles it. */
export async function unitConfig(unit: Unit): Promise<RemoteConfig> {
  const file = join(unit.dir, unit.name === 'host' ? 'host.config.ts' : 'remote.config.ts');
  const loaded: unknown = await import(
    `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`
  );
  // yup accepts plain objects only, which module namespaces are not.
  const config = (await moduleSchema.validate(Object.assign({}, loaded))).default;
  assertBuiltContract(unit.name, config.contract);
  return config;
}
