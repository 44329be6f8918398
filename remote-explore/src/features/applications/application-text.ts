import { PRODUCT_NAME } from '@sopaan/contract/version';

/**
 * `12 people have applied`, empty if nobody has. For a job with an official site, only those who marked it as applied are counted.
 */
export function applicantCountText(count: number, isOfficial: boolean): string {
  if (count === 0) return '';
  const people = count === 1 ? '1 person' : `${count.toLocaleString('en-IN')} people`;
  const verb = count === 1 ? 'has' : 'have';
  if (isOfficial) return `${people} on ${PRODUCT_NAME} ${verb} marked this as applied`;
  return `${people} ${verb} applied`;
}
