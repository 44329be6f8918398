/** How many characters at the end of a masked value stay readable. */
const VISIBLE_AT_END: Readonly<Record<string, number>> = {
  phone: 2,
  aadhaar: 4,
  pan: 2,
  passport: 2,
};
/** Fields that are not masked, because they are not secret and the member recognises the wallet by them. */
const UNMASKED = new Set(['name', 'gender', 'maritalStatus', 'nationality']);
const MASK = '•';

/** The value with its characters replaced by dots, except for the last few. */
export function maskDetail(field: string, value: string): string {
  if (UNMASKED.has(field)) return value;
  if (field === 'email') return maskEmail(value);
  const visible = VISIBLE_AT_END[field];
  // Names, dates and addresses do not even reveal their length.
  if (visible === undefined) return MASK.repeat(6);
  const hidden = value.slice(0, -visible).replace(/[^\s]/g, MASK);
  return hidden + value.slice(-visible);
}

/** `a•••••@example.in` */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${MASK.repeat(5)}${email.slice(at)}`;
}
