import { getCompanyEndpoint, getSiteStatusEndpoint } from '@sopaan/schemas/marketing/site';
import type { FakeNetwork } from '@sopaan/testing/fake-network';

const company = {
  name: 'Sopaan Learning Private Limited',
  address: ['12 Park Street', '110001 New Delhi'],
  gstin: '07AAACS1234A1Z5',
};

/** Adds responses for the company and the status of the site. */
export function answerSite(network: FakeNetwork): FakeNetwork {
  return network
    .on(getCompanyEndpoint, () => company)
    .on(getSiteStatusEndpoint, () => ({
      parts: [
        { part: 'website', state: 'up' },
        { part: 'code', state: 'degraded' },
        { part: 'mail', state: 'down' },
      ],
      checkedAt: '2026-11-27T10:00:00.000Z',
    }));
}
