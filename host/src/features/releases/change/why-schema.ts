import { object, string } from 'yup';

const reason = string().trim().max(300, 'At most 300 characters.');

/** The one field of most changes. */
export const whyField = reason.required('Say why, for those who read the log later.');
export const optionalWhyField = reason.default('');

export const whySchema = object({ why: whyField });
