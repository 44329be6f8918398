import { object, string, type InferType } from 'yup';
import { phoneField } from '../account/phone';
import { firstNameField, lastNameField } from '../account/sign-up';
import { INDIAN_STATES } from '../api/place-options';
import { optionalOption, optionalText } from './fields';
import { saveSection } from './save-section';

/** Name, phone and address. The email address is changed separately, as a new one has to be confirmed. */
export const infoSchema = object({
  firstName: firstNameField,
  lastName: lastNameField,
  phone: phoneField().default(''),
  address1: optionalText('Address line 1', 120),
  address2: optionalText('Address line 2', 120),
  city: optionalText('The city', 60),
  state: optionalOption(INDIAN_STATES),
  pincode: string()
    .trim()
    .max(6, 'A PIN code has 6 digits.')
    .matches(/^[1-9]\d{5}$/, { message: 'A PIN code has 6 digits.', excludeEmptyString: true })
    .default(''),
});
export const infoUpdateSchema = object({ info: infoSchema });
export type InfoUpdate = InferType<typeof infoUpdateSchema>;

export const saveInfoEndpoint = saveSection('info', infoUpdateSchema);
