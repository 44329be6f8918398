import { randomUUID } from 'node:crypto';
import { blobName } from '@sopaan/contract/blob';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { createPreviewEndpoint } from '@sopaan/schemas/releases/preview';
import { TestEnvironment } from '../../../modules/releases/environments/testing/test-environment';
import { describeFile, fakeBuild, type FakeBuild } from '../../fake-manifest';
import { publishFake } from '../../fake-release';
import { TEST_DEPLOY_TOKEN, type TestApp } from '../../test-app';

/** Published releases, and environments that show them. */
export class RegistryWorld {
  private constructor(
    private readonly api: TestApp,
    private readonly firstReleases: ReleaseRef[],
    /** The next release of explore, which its unit token may promote. */
    readonly next: ReleaseRef,
    readonly build: FakeBuild,
  ) {}

  static async start(api: TestApp): Promise<RegistryWorld> {
    const fake = { unit: 'explore', version: '1.2.0' };
    const units = ['host', 'explore', 'practice'];
    const firstReleases = await Promise.all(units.map((unit) => publishFake(api, { unit })));
    return new RegistryWorld(api, firstReleases, await publishFake(api, fake), fakeBuild(fake));
  }

  /** A file of the next release. */
  file(): { name: string; content: Buffer } {
    const [file] = this.build.contents;
    if (!file) throw new Error('the release has no file');
    const [path, content] = file;
    return { name: blobName(describeFile(path, content).integrity), content };
  }

  /** Creates an environment. With `next`, the next release is promoted, for all visitors or for `percent`. */
  async environment({
    name: newName = `e-${randomUUID().slice(0, 18)}`,
    next,
    percent,
  }: { name?: string; next?: boolean; percent?: number } = {}) {
    const environment = new TestEnvironment(this.api, newName);
    await environment.promote(this.firstReleases);
    if (next) await environment.promote([this.next], percent === undefined ? {} : { percent });
    const { name, revision } = await environment.current();
    return { environment: name, expected: revision };
  }

  async preview() {
    const { environment } = await this.environment();
    return this.api.call(
      createPreviewEndpoint,
      { environment, parts: [this.next], days: 7, note: '' },
      TEST_DEPLOY_TOKEN,
    );
  }
}
