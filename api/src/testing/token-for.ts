import { randomUUID } from 'node:crypto';
import { createTokenEndpoint } from '@sopaan/schemas/releases/token';
import { TEST_DEPLOY_TOKEN, type TestApp } from './test-app';

/** Creates a deploy token for one unit, or for all units if null. */
export async function tokenFor(api: TestApp, unit: string | null): Promise<string> {
  const name = `team-${randomUUID()}`;
  const { secret } = await api.call(createTokenEndpoint, { name, unit }, TEST_DEPLOY_TOKEN);
  return secret;
}
