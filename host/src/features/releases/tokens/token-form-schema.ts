import { object, string } from 'yup';

/** The form that makes a deploy token. Without a unit, it is for all of them. */
export const tokenFormSchema = object({
  name: string()
    .trim()
    .matches(/^[a-z0-9][a-z0-9-]{1,59}$/, {
      message: 'Small letters, digits and dashes, for example explore-team.',
      excludeEmptyString: true,
    })
    .required('Give it a name.'),
  unit: string()
    .matches(/^[a-z]{1,40}$/, {
      message: 'A unit name has lower-case letters only, such as explore.',
      excludeEmptyString: true,
    })
    .default(''),
});
