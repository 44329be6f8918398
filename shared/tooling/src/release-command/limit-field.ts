import { number } from 'yup';

const message = '${path} must be a whole number from 1 to 50';

/** `--limit` of the subcommands that list something. */
export const limitField = number()
  .typeError(message)
  .integer(message)
  .min(1, message)
  .max(50, message)
  .default(20);
