/** What pages were prevented from loading or running: by the content security policy, or because a file has another hash. */
import { number, object, string, type InferType } from 'yup';

const text = (max: number) => string().max(max).defined();

/** The value in place of a directive when the bytes of a file differ from its release. */
export const INTEGRITY = 'integrity';

/** The unit of a violation that names no file of a release. */
export const UNKNOWN_UNIT = 'unknown';

/** A kind of violation of one release, and how often browsers reported it. */
export const violationSchema = object({
  set: text(64),
  /** The unit; `host` for what is in the HTML itself, `unknown` if the browser names no file. */
  unit: text(64),
  /** The release; empty without a file. */
  release: text(128),
  /** The directive, such as `script-src-elem`, or `integrity`. */
  directive: text(40),
  /** An address without its query, a keyword such as `inline`, or the sink or policy that Trusted Types name. */
  blocked: text(300),
  count: number().integer().min(1).max(1_000_000).required(),
}).noUnknown();
export type Violation = InferType<typeof violationSchema>;

/** Where a page sends reports about violations. `page`: its signed ID. */
export function violationsUrl({ set, page }: { set: string; page: string }): string {
  return `/-/violations?${new URLSearchParams({ set, page })}`;
}
