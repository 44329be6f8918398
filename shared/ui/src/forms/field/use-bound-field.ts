import { useField } from 'formik';

/** A Formik field with the text below it: the error of a touched field, else the hint. */
export function useBoundField<Value>(name: string, hint?: string) {
  const [field, meta, actions] = useField<Value>(name);
  const failed = Boolean(meta.touched && meta.error);
  return { field, actions, failed, help: failed ? meta.error : hint };
}
