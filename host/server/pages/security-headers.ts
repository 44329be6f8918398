import { createHash } from 'node:crypto';
import { TRUSTED_TYPES_NAMES } from '@sopaan/contract/trusted-types';
import { SHELL_STYLE } from './shell';

const hashSource = (style: string) =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The empty string is for Emotion, which fills empty style elements through the CSSOM, even where browsers hide the nonce from scripts. */
const STYLE_HASHES = [SHELL_STYLE, ''].map(hashSource).join(' ');

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // The teacher of a live class sends camera, microphone and screen.
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=()',
} as const;

interface PageSecurity {
  nonce: string;
  /** Origins that the page may connect to besides this site. */
  connectSources: readonly string[];
  /** Whether the path of the page must not be sent to other sites. */
  isPrivate: boolean;
  /** Whether scripts and markup may enter the DOM through Trusted Types policies only. */
  requiresTrustedTypes: boolean;
  /** Where browsers report violations; undefined for pages without a page ID, such as those for bots. */
  reportUrl: string | undefined;
}

const TRUSTED_TYPES = [
  `require-trusted-types-for 'script'`,
  `trusted-types ${TRUSTED_TYPES_NAMES.join(' ')}`,
];

/** The headers of every page. Scripts come from files only; styles from files, the shell, and elements with the page's nonce. */
export function securityHeaders({
  nonce,
  connectSources,
  isPrivate,
  requiresTrustedTypes,
  reportUrl,
}: PageSecurity) {
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' ${STYLE_HASHES} 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    // Players of HLS feed a video through a MediaSource, which has a blob URL.
    `media-src 'self' blob:`,
    ['connect-src', `'self'`, ...connectSources].join(' '),
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(requiresTrustedTypes ? TRUSTED_TYPES : []),
    // Without `report-to`: beside it, Chromium ignores `report-uri`, and reports up to a minute later, over HTTPS only.
    ...(reportUrl ? [`report-uri ${reportUrl}`] : []),
  ].join('; ');
  return {
    ...COMMON_HEADERS,
    // Not `no-referrer`: with it, some browsers hide the site's own origin from its API, which then rejects the call.
    'referrer-policy': isPrivate ? 'strict-origin' : 'strict-origin-when-cross-origin',
    'content-security-policy': policy,
  };
}
