import {
  describeFieldErrors,
  describeUnknownField,
  type FieldError,
} from '@sopaan/contract/describe-field-errors';
import { releaseSchema, type Release } from '@sopaan/contract/release';
import { isRedirect, pageRouteSchema, redirectRouteSchema } from '@sopaan/contract/routes';
import type { Reason } from '@sopaan/schemas/api/error';
import { ValidationError } from 'yup';
import { ApiError } from '../../../http/api-error';
import { fault } from './fault';
import { unknownFields } from './unknown-fields';

/** How many defects a rejection names. */
const MAX_REASONS = 20;

const release = releaseSchema.describe();
const [page, redirect] = [pageRouteSchema.describe(), redirectRouteSchema.describe()];

/**
 * Parses a manifest by the contract of this registry. Unknown fields are rejected, although readers of newer releases
 * ignore them.
 */
export function readManifest(given: object): Release {
  const manifest = parse(given);
  const undeclared = [
    ...unknownFields(release, given),
    ...manifest.routes.flatMap((route, index) =>
      unknownFields(isRedirect(route) ? redirect : page, route, `routes[${index}]`),
    ),
  ];
  if (undeclared.length === 0) return manifest;
  return reject(undeclared.map(describeUnknownField).map(toReason));
}

function parse(manifest: object): Release {
  try {
    const options = { strict: true, abortEarly: false };
    // yup casts a missing part to a default value that may lack required fields, so the result is validated again.
    const complete = releaseSchema.cast(releaseSchema.validateSync(manifest, options), {
      assert: false,
    });
    return releaseSchema.validateSync(complete, options);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return reject(describeFieldErrors(error).map(toReason));
  }
}

function toReason({ field, message }: FieldError): Reason {
  return fault('manifest', field || 'manifest', message);
}

export function reject(reasons: readonly Reason[]): never {
  throw new ApiError('RELEASE_REFUSED', { reasons: reasons.slice(0, MAX_REASONS) });
}
