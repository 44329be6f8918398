import { getAccountSettingsEndpoint } from '@sopaan/schemas/account/settings';
import { setAgeGroup } from '../../../modules/accounts/age/ages.repository';
import { newParentEmail } from './parental-consent-samples';
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
  'GET /api/account/age': {},
  'PUT /api/account/age': { input: () => ({ ageGroup: 'adult' }) },
  'PUT /api/account/parent-email': {
    async input({ api, owner }) {
      await setAgeGroup(api.database, owner.userId, 'minor');
      return { parentEmail: newParentEmail() };
    },
    strangerStatus: 409,
  },
  'GET /api/account/mail-choices': {},
  'PUT /api/account/mail-choices/:category': {
    input: () => ({ category: 'applications', isWanted: false }),
  },
};
