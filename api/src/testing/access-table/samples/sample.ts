import type { FormFile } from '../../multipart';
import type { TestAccount, TestApp } from '../../test-app';
import type { RegistryWorld } from './registry-world';

export interface World {
  api: TestApp;
  registry: RegistryWorld;
  /** The member who owns the data of a sample. */
  owner: TestAccount;
}

interface SampleForm {
  fields: object;
  files: Readonly<Record<string, FormFile>>;
}

/** A successful call of a route by the owner of its data or another allowed caller. */
export interface Sample {
  /** The cookies of the request. Called before `input`. */
  cookie?: (world: World) => Promise<string> | string;
  /** The fields of the request. Called for each call, so a call may consume the data it creates. */
  input?: (world: World) => Promise<object> | object;
  /** A body of bytes, instead of the remaining fields. */
  bytes?: (world: World) => Buffer;
  /** A multipart form, instead of JSON. */
  form?: () => SampleForm;
  /** The status for allowed callers; 200 by default. */
  status?: number;
  /** The status for members who name the owner's data. By default that of allowed callers, for routes that return the caller's own data. */
  strangerStatus?: number;
}

/** By method and path, as the API registers them. */
export type Samples = Readonly<Record<string, Sample>>;
