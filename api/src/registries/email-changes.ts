import type { AddressChangeListener } from '../modules/accounts/email/address-change';
import { moveNewsletter } from '../modules/newsletter/members/members.service';

/** What follows an account to its new address. */
export const ADDRESS_CHANGES: readonly AddressChangeListener[] = [moveNewsletter];
