export interface FieldError {
  /** Formik's path of the field, such as `skills[0].name`. */
  path: string;
  message: string;
}

/** Formik's nested errors as a list, in the order of their keys: yup's errors follow the schema. */
export function fieldErrors(errors: unknown, path = ''): FieldError[] {
  if (typeof errors === 'string') return [{ path, message: errors }];
  if (Array.isArray(errors)) {
    return errors.flatMap((error: unknown, at) => fieldErrors(error, `${path}[${at}]`));
  }
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, error]) =>
    fieldErrors(error, path ? `${path}.${name}` : name),
  );
}
