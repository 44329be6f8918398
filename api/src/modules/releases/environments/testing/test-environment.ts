import {
  listEnvironmentsEndpoint,
  promoteEndpoint,
  rollbackEndpoint,
  stopCanaryEndpoint,
  type Environment,
} from '@sopaan/schemas/releases/environment';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { revokePathEndpoint } from '@sopaan/schemas/releases/path-grant';
import { createTokenEndpoint } from '@sopaan/schemas/releases/token';
import { publishFake } from '../../../../testing/fake-release';
import type { FakeRelease } from '../../../../testing/fake-manifest';
import { TEST_DEPLOY_TOKEN, type TestApp } from '../../../../testing/test-app';

interface Options {
  percent?: number;
  why?: string;
  token?: string;
  /** The current revision by default. */
  expected?: number;
}

/** An environment for tests. Each operation is based on the current revision. */
export class TestEnvironment {
  constructor(
    protected readonly api: TestApp,
    readonly name: string,
  ) {}

  /** Publishes a release with that version. */
  publish(unit: string, version: string, changes: Partial<FakeRelease> = {}): Promise<ReleaseRef> {
    const release = this.releaseName(version);
    return publishFake(this.api, { unit, version, release, ...changes });
  }

  /** Takes a path from a unit, so that the next release of another unit may have it. */
  revokePath(unit: string, pattern: string) {
    const request = { unit, pattern, use: 'serve' as const, why: '' };
    return this.api.call(revokePathEndpoint, request, TEST_DEPLOY_TOKEN);
  }

  /** The name of the release with that version. It contains the name of the environment, so that each environment has releases of its own. */
  releaseName(version: string): string {
    return `${version}-${this.name}`;
  }

  /** Publishes version 1.1.0 of host, explore and practice, and promotes the three releases. */
  async promoteFirstReleases(): Promise<Environment> {
    const units = ['host', 'explore', 'practice'];
    return this.promote(await Promise.all(units.map((unit) => this.publish(unit, '1.1.0'))));
  }

  /** Publishes a release with that version and promotes it. */
  async publishAndPromote(
    unit: string,
    version: string,
    options: Options = {},
  ): Promise<Environment> {
    return this.promote([await this.publish(unit, version)], options);
  }

  async promote(releases: ReleaseRef[], { token, ...options }: Options = {}) {
    const input = { ...(await this.#baseInput()), parts: releases, ...options };
    return this.api.call(promoteEndpoint, input, token ?? TEST_DEPLOY_TOKEN);
  }

  async rejectedPromote(releases: ReleaseRef[], { token, ...options }: Options = {}) {
    const input = { ...(await this.#baseInput()), parts: releases, ...options };
    return this.api.rejection(promoteEndpoint, input, token ?? TEST_DEPLOY_TOKEN);
  }

  async rollback({ token, ...options }: { to?: string; why?: string; token?: string } = {}) {
    const input = { ...(await this.#baseInput()), ...options };
    return this.api.call(rollbackEndpoint, { to: undefined, ...input }, token ?? TEST_DEPLOY_TOKEN);
  }

  async rejectedRollback({ token, ...options }: { to?: string; token?: string } = {}) {
    const input = { ...(await this.#baseInput()), ...options };
    return this.api.rejection(rollbackEndpoint, input, token ?? TEST_DEPLOY_TOKEN);
  }

  async stopCanary(token = TEST_DEPLOY_TOKEN) {
    return this.api.call(stopCanaryEndpoint, await this.#baseInput(), token);
  }

  async current(): Promise<Environment> {
    const { environments } = await this.api.call(listEnvironmentsEndpoint, {}, TEST_DEPLOY_TOKEN);
    const found = environments.find(({ name }) => name === this.name);
    if (!found) throw new Error(`the environment ${this.name} does not exist`);
    return found;
  }

  async log() {
    const input = { environment: this.name, unit: undefined };
    const { items } = await this.api.call(listLogEndpoint, input, TEST_DEPLOY_TOKEN);
    return items;
  }

  /** The secret of a token for one unit. */
  async tokenOf(unit: string): Promise<string> {
    const name = `${unit}-team-${this.name}`;
    const { secret } = await this.api.call(createTokenEndpoint, { name, unit }, TEST_DEPLOY_TOKEN);
    return secret;
  }

  async #baseInput() {
    const { environments } = await this.api.call(listEnvironmentsEndpoint, {}, TEST_DEPLOY_TOKEN);
    const found = environments.find(({ name }) => name === this.name);
    return { environment: this.name, expected: found?.revision ?? 0, why: '' };
  }
}

/** `{ host: '1.1.0-a', explore: '1.2.0-a' }` */
export function releasesIn(set: { parts: readonly ReleaseRef[] }): Record<string, string> {
  return Object.fromEntries(set.parts.map(({ unit, release }) => [unit, release]));
}
