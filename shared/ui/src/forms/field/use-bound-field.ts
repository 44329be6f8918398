import { useField } from 'formik';

/** What a bound field shows: its value, and its error once the visitor has been there. */
export function useBoundField<Value>(name: string, hint?: string) {
  const [field, meta, actions] = useField<Value>(name);
  const failed = Boolean(meta.touched && meta.error);
  return { field, actions, failed, help: failed ? meta.error : hint };
}
