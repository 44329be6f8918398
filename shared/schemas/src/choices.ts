/** Options of one filter in a request: an item matches when it meets one of them. */
import { array, mixed } from 'yup';

export function choices<Option extends string>(options: readonly Option[]) {
  return array(mixed<Option>().oneOf(options).required()).max(options.length);
}
