const BROWSERS: ReadonlyArray<readonly [name: string, token: RegExp]> = [
  // The order matters: nearly all of them say Safari too, and those made of Chromium say Chrome.
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
 * Browser and system in words, such as `Chrome on Android`; empty when unknown. Only words of these lists are ever
 * kept: the header itself says more about a person than a list of sessions needs, and may hold anything.
 */
export function clientLabel(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.length > 1_000) return '';
  const named = (list: typeof BROWSERS) => list.find(([, token]) => token.test(userAgent))?.[0];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}
