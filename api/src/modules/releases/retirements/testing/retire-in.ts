import {
  environmentStateEndpoint,
  retireEndpoint,
  retireUnitEndpoint,
  unretireEndpoint,
} from '@sopaan/schemas/releases/environment';
import { TEST_DEPLOY_TOKEN, type TestApp } from '../../../../testing/test-app';

/** The calls that retire paths and units of one environment. */
export function retireIn(api: TestApp, environment: string) {
  const why = 'a test';
  return {
    retire: (patterns: string[], to: string | null, token = TEST_DEPLOY_TOKEN) =>
      api.call(retireEndpoint, { environment, patterns, to, why }, token),
    rejectedRetire: (patterns: unknown, to: unknown, token = TEST_DEPLOY_TOKEN) =>
      api.rejection(retireEndpoint, { environment, patterns, to, why }, token),
    unretire: (patterns: string[], token = TEST_DEPLOY_TOKEN) =>
      api.call(unretireEndpoint, { environment, patterns, why }, token),
    rejectedUnretire: (patterns: string[], token = TEST_DEPLOY_TOKEN) =>
      api.rejection(unretireEndpoint, { environment, patterns, why }, token),
    retireUnit: (unit: string, to: string | null, token = TEST_DEPLOY_TOKEN) =>
      api.call(retireUnitEndpoint, { environment, unit, to, why }, token),
    rejectedRetireUnit: (unit: string, to: unknown, token = TEST_DEPLOY_TOKEN) =>
      api.rejection(retireUnitEndpoint, { environment, unit, to, why }, token),
    /** What edges read. */
    state: () => api.call(environmentStateEndpoint, { environment }),
  };
}
