import { Formik as PlainFormik, type FormikConfig, type FormikValues } from 'formik';

/**
 * Formik without validation on blur, which would discard the server's field errors as soon as the focus moves to the error summary.
 */
export function Formik<Values extends FormikValues>(props: FormikConfig<Values>) {
  return <PlainFormik validateOnBlur={false} {...props} />;
}
