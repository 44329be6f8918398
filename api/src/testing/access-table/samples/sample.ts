import type { TestApp } from '../../test-app';
import type { RegistryWorld } from './registry-world';

/** The member who owns the data of a sample. */
export interface Owner {
  token: string;
  userId: string;
  email: string;
}

export interface World {
  api: TestApp;
  registry: RegistryWorld;
  owner: Owner;
}

/** A successful call of a route by the owner of its data or another allowed caller. */
export interface Sample {
  /** The fields of the request. Called for each call, so a call may consume the data it creates. */
  input?: (world: World) => Promise<object> | object;
  /** A body of bytes, instead of the remaining fields. */
  bytes?: (world: World) => Buffer;
  /** A multipart form, instead of JSON. */
  form?: () => { headers: Record<string, string>; payload: Buffer };
  /** The status for allowed callers; 200 by default. */
  status?: number;
  /** The status for members who name the owner's data. By default that of allowed callers, for routes that return the caller's own data. */
  strangerStatus?: number;
}

/** By method and path, as the API registers them. */
export type Samples = Readonly<Record<string, Sample>>;
