import { number } from 'yup';

/** The rule by which releases are old. */
export interface RemovalRule {
  /** Days after which a release is old, from its publication and from leaving the last set: open tabs still load its files. */
  keepDays: number;
  /** The newest releases of each unit that are kept whatever their age. */
  keepNewest: number;
}

const wholeNumber = (from: number, to: number) => {
  const message = `\${path} must be a whole number from ${from} to ${to}`;
  return number().typeError(message).integer(message).min(from, message).max(to, message);
};

export const removalFields = {
  RELEASE_KEEP_DAYS: wholeNumber(1, 3650).default(30),
  RELEASE_KEEP_NEWEST: wholeNumber(1, 1000).default(10),
};

export function removalRule(values: {
  RELEASE_KEEP_DAYS: number;
  RELEASE_KEEP_NEWEST: number;
}): RemovalRule {
  return { keepDays: values.RELEASE_KEEP_DAYS, keepNewest: values.RELEASE_KEEP_NEWEST };
}
