import { Form as FormikForm, type FormikFormProps } from 'formik';

/** The form of a Formik. The schema checks it, not the browser. */
export function Form(props: FormikFormProps) {
  return <FormikForm noValidate {...props} />;
}
