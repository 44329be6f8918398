import { randomUUID } from 'node:crypto';
import { createTokenEndpoint } from '@sopaan/schemas/release-token';
import { TEST_DEPLOY_TOKEN, type TestApp } from './test-app';

/** A deploy token of one unit; null for all of them. */
export async function tokenFor(api: TestApp, unit: string | null): Promise<string> {
  const name = `team-${randomUUID()}`;
  const { secret } = await api.call(createTokenEndpoint, { name, unit }, TEST_DEPLOY_TOKEN);
  return secret;
}
