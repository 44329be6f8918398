import { getAccountSettingsEndpoint } from '@sopaan/schemas/account/settings';
import type { Samples, World } from './sample';

/** The revision is that of the owner, so a change by another member is rejected. */
const revisionOf = async ({ api, owner }: World) =>
  (await api.call(getAccountSettingsEndpoint, {}, owner.token)).revision;

export const settingsSamples: Samples = {
  'GET /api/account/settings': {},
  'PUT /api/account/contact': {
    input: async (world) => ({
      primaryEmail: world.owner.email,
      recoveryEmail: '',
      primaryPhone: '+91 90000 00000',
      recoveryPhone: '',
      revision: await revisionOf(world),
    }),
    strangerStatus: 409,
  },
  'PUT /api/account/personal-details': {
    input: async (world) => ({
      name: 'Asha Rao',
      dob: '2001-02-28',
      language: 'hi',
      revision: await revisionOf(world),
    }),
    strangerStatus: 409,
  },
  'GET /api/account/mail-choices': {},
  'PUT /api/account/mail-choices/:category': {
    input: () => ({ category: 'applications', isWanted: false }),
  },
};
