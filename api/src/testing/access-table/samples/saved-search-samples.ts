import { saveSearchEndpoint } from '@sopaan/schemas/saved-searches/saved-search';
import type { Samples, World } from './sample';

const search = {
  list: 'private',
  query: 'search=teacher',
  name: 'Teachers',
  frequency: 'daily',
} as const;

async function savedSearchId({ api, owner }: World): Promise<string> {
  const { items } = await api.call(saveSearchEndpoint, search, owner.token);
  return items[0]?.id ?? '';
}

export const savedSearchSamples: Samples = {
  'GET /api/saved-searches': {},
  'POST /api/saved-searches': { input: () => search },
  'PUT /api/saved-searches/:id': {
    input: async (world) => ({ id: await savedSearchId(world), frequency: 'weekly' }),
    strangerStatus: 404,
  },
  'DELETE /api/saved-searches/:id': {
    input: async (world) => ({ id: await savedSearchId(world) }),
    strangerStatus: 404,
  },
};
