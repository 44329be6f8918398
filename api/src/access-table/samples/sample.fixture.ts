import type { TestApp } from '../../testing/test-app';
import type { RegistryWorld } from './registry-world.fixture';

/** A member whose things a sample is about. */
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

/** One call of a route, as its owner, or whoever else is let in, would make it with success. */
export interface Sample {
  /** The fields of the request. It runs for each call, so a call may use up what it makes. */
  input?: (world: World) => Promise<object> | object;
  /** Instead of the fields that are left: bytes. */
  bytes?: (world: World) => Buffer;
  /** Instead of JSON: a form, with files in it. */
  form?: () => { headers: Record<string, string>; payload: Buffer };
  /** What who is let in is told, where that is not 200. */
  answers?: number;
  /** What is told to those who name the owner's things. Without it the route names nothing, and gives them their own. */
  strangers?: number;
}

/** By method and path, as the API registers them. */
export type Samples = Readonly<Record<string, Sample>>;
