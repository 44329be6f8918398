import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import {
  listEnvironmentsEndpoint,
  promoteEndpoint,
  type Environment,
} from '@sopaan/schemas/releases/environment';
import type { Failure, signalsEndpoint, Vitals } from '@sopaan/schemas/releases/health';
import type { ReleaseRef, ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { Violation } from '@sopaan/schemas/releases/violation';
import { publishFake } from '../../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, type TestApp } from '../../../../testing/test-app';

type Signals = RequestOf<typeof signalsEndpoint>;

export function aBatch(signals: Partial<Signals>): Signals {
  return {
    batch: randomUUID(),
    environment: 'production',
    pages: [],
    failures: [],
    vitals: [],
    changedFiles: [],
    ...signals,
  };
}

/** A failure of one unit of a set, on a new page. */
export function failureIn(
  set: ReleaseSetRef,
  unit: string,
  changes: Partial<Failure> = {},
): Failure {
  return {
    page: randomUUID(),
    set: set.id,
    reference: 'R-1',
    remote: unit,
    version: '1.0.0',
    release: releaseIn(set, unit),
    phase: 'load',
    code: 'REMOTE_UNAVAILABLE',
    message: 'The entry did not load.',
    path: `/${unit}`,
    replacedBy: '',
    ...changes,
  };
}

export function failuresIn(set: ReleaseSetRef, unit: string, count: number): Failure[] {
  return Array.from({ length: count }, () => failureIn(set, unit));
}

/** The vitals of one page of a unit. */
export function vitalsIn(set: ReleaseSetRef, unit: string, changes: Partial<Vitals> = {}): Vitals {
  return {
    page: randomUUID(),
    set: set.id,
    remote: unit,
    release: releaseIn(set, unit),
    route: `/${unit}`,
    lcp: 1200,
    inp: 80,
    cls: 0.01,
    ...changes,
  };
}

/** A violation by one unit of a set. */
export function violationIn(
  set: ReleaseSetRef,
  unit: string,
  more: Partial<Violation> = {},
): Violation {
  return {
    set: set.id,
    unit,
    release: releaseIn(set, unit),
    directive: 'script-src-elem',
    blocked: 'https://evil.example/x.js',
    count: 1,
    ...more,
  };
}

/** Creates an environment by promoting three units to all visitors. */
export async function promoteSite(api: TestApp, environment = 'production'): Promise<Environment> {
  const units = ['host', 'explore', 'practice'];
  const releases = await Promise.all(units.map((unit) => publishFake(api, { unit })));
  const input = { environment, expected: 0, parts: releases, why: '' };
  return api.call(promoteEndpoint, input, TEST_DEPLOY_TOKEN);
}

/** Starts a canary of one release and returns its set and the current one. */
export async function startCanary(
  api: TestApp,
  release: ReleaseRef,
  environment = 'production',
): Promise<{ canary: ReleaseSetRef; base: ReleaseSetRef }> {
  const { revision: expected } = await currentEnvironment(api, environment);
  const input = { environment, expected, parts: [release], percent: 10, why: '' };
  const { canary, set } = await api.call(promoteEndpoint, input, TEST_DEPLOY_TOKEN);
  if (!canary) throw new Error('no canary was started');
  return { canary: canary.set, base: set };
}

export async function currentEnvironment(api: TestApp, name = 'production'): Promise<Environment> {
  const { environments } = await api.call(listEnvironmentsEndpoint, {}, TEST_DEPLOY_TOKEN);
  const environment = environments.find((one) => one.name === name);
  if (!environment) throw new Error(`${name} does not exist`);
  return environment;
}

function releaseIn({ parts: releases }: ReleaseSetRef, unit: string): string {
  return releases.find((release) => release.unit === unit)?.release ?? 'none';
}
