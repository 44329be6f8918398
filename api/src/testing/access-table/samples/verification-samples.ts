import { linkKeys, newLinkId } from '../../../modules/accounts/links/link-keys';
import { addAccountLink } from '../../../modules/accounts/links/links.repository';
import {
  addSignUp,
  findPendingSignUp,
} from '../../../modules/accounts/sign-up/sign-ups.repository';
import { TEST_SECRET, testPasswordHash } from '../../test-app';
import { NEW_PASSWORD } from './account-samples';
import type { Samples, World } from './sample';

const keys = linkKeys(TEST_SECRET);
/** Differs from the owner's address, which is taken. */
const signUpEmail = ({ owner }: World) => owner.email.replace('@', '@sign-up.');

async function addPendingSignUp(world: World): Promise<string> {
  const person = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: signUpEmail(world),
    passwordHash: await testPasswordHash(),
  };
  return addSignUp(world.api.database, person, null);
}

/** The token in the mail of a sign-up. */
const signUpToken = async (world: World) => ({
  token: keys.tokenOf(await addPendingSignUp(world)),
});

export const verificationSamples: Samples = {
  'POST /api/auth/verification/code': {
    cookie: async (world) => `sopaan_sign_up=${keys.cookieOf(await addPendingSignUp(world))}`,
    async input(world) {
      const signUp = await findPendingSignUp(world.api.database, signUpEmail(world));
      return { code: keys.codeOf(signUp?.id ?? '') };
    },
  },
  'POST /api/auth/verification/confirm': { input: signUpToken },
  'POST /api/auth/verification/resend': { input: signUpToken },
  'POST /api/auth/link/look': { input: signUpToken },
  'POST /api/auth/password/reset': {
    async input({ api, owner: { userId, email } }) {
      const id = newLinkId();
      await addAccountLink(api.database, { id, purpose: 'reset-password', userId, email });
      return { token: keys.tokenOf(id), password: NEW_PASSWORD };
    },
  },
};
