const BROWSERS: ReadonlyArray<readonly [name: string, token: RegExp]> = [
  // The order matters: nearly all user agents mention Safari, and Chromium-based ones mention Chrome.
  ['Edge', /\b(?:Edg|EdgA|EdgiOS|Edge)\//],
  ['Opera', /\b(?:OPR|OPX|OPiOS|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];

const SYSTEMS: ReadonlyArray<readonly [name: string, token: RegExp]> = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['KaiOS', /\bKAIOS\//],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * A readable name such as `Chrome on Android`; empty if unknown. Only names from these lists are stored, because the
 * header itself reveals more about a person than a session list needs, and may contain anything.
 */
export function clientLabel(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.length > 1_000) return '';
  const named = (list: typeof BROWSERS) => list.find(([, token]) => token.test(userAgent))?.[0];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}
