import { Form as FormikForm, type FormikFormProps } from 'formik';

/** The form element of Formik, without the browser's validation. */
export function Form(props: FormikFormProps) {
  return <FormikForm noValidate {...props} />;
}
