import { object, string } from 'yup';

const reason = string().trim().max(300, 'At most 300 characters.');

const whyField = reason.required('Enter a reason for the audit log.');
export const optionalWhyField = reason.default('');

export const whySchema = object({ why: whyField });
