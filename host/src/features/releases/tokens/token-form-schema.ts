import { object, string } from 'yup';

/** Without a unit, the token is valid for all units. */
export const tokenFormSchema = object({
  name: string()
    .trim()
    .matches(/^[a-z0-9][a-z0-9-]{1,59}$/, {
      message: 'Use lowercase letters, digits and hyphens, for example explore-team.',
      excludeEmptyString: true,
    })
    .required('Enter a name.'),
  unit: string()
    .matches(/^[a-z]{1,40}$/, {
      message: 'Use lowercase letters, for example explore.',
      excludeEmptyString: true,
    })
    .default(''),
});
