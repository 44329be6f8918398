import { string } from 'yup';

const ERROR = 'Please enter a valid phone number';

/** A phone number: digits, spaces and hyphens after an optional plus. It may be empty. */
export const phoneField = () =>
  string()
    .trim()
    .max(30, ERROR)
    .matches(/^\+?[\d\s-]{10,}$/, { message: ERROR, excludeEmptyString: true });
