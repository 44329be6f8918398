import type { FastifyInstance } from 'fastify';
import type { SubscriptionSources } from '../../mail/unsubscribe/subscription-source';
import type { PersonalPart } from '../../personal-data/personal-part';
import { memberAge } from './age/age.routes';
import type { HidePublicProfile } from './age/age.service';
import type { AddConsentNotice } from './age/consent-notice';
import { accountData } from './data/data.routes';
import type { EmailChangeListener } from './email/email-change';
import { email } from './email/email.routes';
import { links } from './links/links.routes';
import { login } from './login/login.routes';
import { mailChoices } from './mail-choices/mail-choices.routes';
import { unsubscribe } from './mail-choices/unsubscribe.routes';
import { passwords } from './passwords/passwords.routes';
import { sessions } from './sessions/sessions.routes';
import { accountSettings } from './settings/account-settings.routes';
import { signUp } from './sign-up/sign-up.routes';
import type { RoleDataSources } from './users/find-role-data';
import { user } from './users/user.routes';

interface AccountsOptions {
  /** The personal data of all modules, for exporting and deleting an account. */
  personalData: readonly PersonalPart[];
  roleData: RoleDataSources;
  /** Called when the address of an account changes, to move the data that other modules store by address. */
  emailChanges: readonly EmailChangeListener[];
  /** The subscriptions that links in mails can end. */
  subscriptions: SubscriptionSources;
  /** For minors without the consent of a parent or guardian. */
  hidePublicProfile: HidePublicProfile;
  addNotice: AddConsentNotice;
}

export function accounts(
  app: FastifyInstance,
  {
    personalData,
    roleData,
    emailChanges,
    subscriptions,
    hidePublicProfile,
    addNotice,
  }: AccountsOptions,
): void {
  signUp(app);
  links(app, emailChanges);
  login(app);
  sessions(app);
  passwords(app);
  email(app);
  accountSettings(app);
  memberAge(app, { hidePublicProfile, addNotice });
  mailChoices(app);
  unsubscribe(app, subscriptions);
  user(app, roleData);
  accountData(app, personalData);
}
