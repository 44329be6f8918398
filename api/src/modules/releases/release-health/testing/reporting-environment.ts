import { environmentStateEndpoint, type Environment } from '@sopaan/schemas/releases/environment';
import { signalsEndpoint } from '@sopaan/schemas/releases/health';
import type { ReleaseRef, ReleaseSetRef } from '@sopaan/schemas/releases/name';
import { releasesIn, TestEnvironment } from '../../environments/testing/test-environment';
import { aBatch, failuresIn, vitalsIn } from '../../signals/testing/signals';

/** An environment whose pages report. */
export class ReportingEnvironment extends TestEnvironment {
  async report(signals: Parameters<typeof aBatch>[0]): Promise<void> {
    await this.api.call(signalsEndpoint, aBatch({ environment: this.name, ...signals }));
  }

  /** Reports that `count` pages of the set were served, and that all of them show the unit without a failure. */
  async show(set: ReleaseSetRef, unit: string, count = 20): Promise<void> {
    const vitals = Array.from({ length: count }, () => vitalsIn(set, unit));
    await this.report({ pages: [{ set: set.id, count }], vitals });
  }

  async fail(set: ReleaseSetRef, unit: string, count: number): Promise<void> {
    await this.report({ failures: failuresIn(set, unit, count) });
  }

  /** Promotes the first releases, and reports enough pages for those of explore and of the host to count as healthy. */
  async promoteHealthyReleases(): Promise<Environment> {
    const environment = await this.promoteFirstReleases();
    await this.show(environment.set, 'explore');
    return environment;
  }

  async fallbacks(): Promise<string[]> {
    const input = { environment: this.name };
    const { lastGood } = await this.api.call(environmentStateEndpoint, input);
    return lastGood.filter(({ unit }) => unit === 'explore').map(({ release }) => release);
  }

  async currentReleases(): Promise<Record<string, string>> {
    return releasesIn((await this.current()).set);
  }

  /** The automatic actions, oldest first. */
  async automaticActions() {
    return (await this.log()).filter(({ actor }) => actor === 'registry').reverse();
  }

  exploreRelease(version: string): ReleaseRef {
    return { unit: 'explore', release: this.releaseName(version) };
  }
}
