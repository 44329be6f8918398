import { Formik as PlainFormik, type FormikConfig, type FormikValues } from 'formik';

/**
 * A form. Leaving a field does not check it: what the server said about it would be forgotten when the focus goes on to
 * the summary of errors.
 */
export function Formik<Values extends FormikValues>(props: FormikConfig<Values>) {
  return <PlainFormik validateOnBlur={false} {...props} />;
}
