import type { FastifyInstance } from 'fastify';
import {
  askParentEndpoint,
  getMemberAgeEndpoint,
  stateAgeEndpoint,
} from '@sopaan/schemas/account/age';
import {
  confirmConsentEndpoint,
  declineConsentEndpoint,
  getParentalConsentEndpoint,
} from '@sopaan/schemas/account/parental-consent';
import { route } from '../../../routes/route';
import { linkLimits, parentMailLimits } from '../account-limits';
import { askParent, requireMemberAge, stateAge, type HidePublicProfile } from './age.service';
import type { AddConsentNotice } from './consent-notice';
import { confirmConsent, declineConsent, readParentalConsent } from './parental-consent.service';
import { parentalConsentTokens } from './parental-consent-tokens';

interface MemberAgeOptions {
  hidePublicProfile: HidePublicProfile;
  addNotice: AddConsentNotice;
}

/** The age group of a member, and the consent of the parent or guardian of a minor. */
export function memberAge(
  app: FastifyInstance,
  { hidePublicProfile, addNotice }: MemberAgeOptions,
): void {
  const tokens = parentalConsentTokens(app.settings.tokenSecret);

  route(app, getMemberAgeEndpoint, ({ user, database }) => requireMemberAge(database, user.id));

  route(
    app,
    stateAgeEndpoint,
    ({ input, user, database }) => stateAge(database, user.id, input, hidePublicProfile),
    { limits: parentMailLimits },
  );

  route(
    app,
    askParentEndpoint,
    ({ input, user, database }) => askParent(database, user.id, input.parentEmail),
    { limits: parentMailLimits },
  );

  route(
    app,
    getParentalConsentEndpoint,
    ({ input, database }) => readParentalConsent(database, tokens.verify(input.token)),
    { limits: linkLimits },
  );

  route(
    app,
    confirmConsentEndpoint,
    ({ input, database }) => confirmConsent(database, tokens.verify(input.token), addNotice),
    { limits: linkLimits },
  );

  route(
    app,
    declineConsentEndpoint,
    ({ input, database }) =>
      declineConsent(database, tokens.verify(input.token), { hidePublicProfile, addNotice }),
    { limits: linkLimits },
  );
}
