/** A filter field with several options. An item matches if it matches any of them. */
import { array, mixed } from 'yup';

export function choices<Option extends string>(options: readonly Option[]) {
  return array(mixed<Option>().oneOf(options).required()).max(options.length);
}
