import type { Verb } from './verb';

export function overview(verbs: readonly Verb[]): string {
  const width = Math.max(...verbs.map(({ name }) => name.length));
  const list = verbs.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: npm run release -- <verb> [words] [options]

Publishes builds of units, previews them, and puts them before visitors.

${list.join('\n')}

  npm run release -- <verb> --help    explains one verb, with examples

A release is one build of one unit, named <version>-<hash>, and never changes. It is named like this:
  explore                     what this checkout built last
  explore@latest              what was published last
  explore@1.4.0               the release of that version; refused when there are several
  explore@1.4.0-3f2a9c01d7    exactly that one

First steps
  npm run release -- publish marketing     build, upload, publish; nobody sees it yet
  npm run release -- preview marketing     a link that shows it inside production
  npm run release -- promote marketing     all visitors get it

Options of every verb
  --site URL    the site; without it SOPAAN_SITE, without that http://127.0.0.1:3000
  --json        one JSON document on standard output (npm's own lines go with: npm run --silent release -- …)
  --help

Settings
  SOPAAN_SITE           the address of the site
  SOPAAN_DEPLOY_TOKEN   who you are; for a site on this machine, without it, the file deploy-token of its
                        data folder (SOPAAN_DATA, or var)
  NO_COLOR              set to anything: no colour

Exit codes
  0  done
  1  used wrongly, or something unexpected
  2  refused by the gate; the reasons are printed
  3  the environment has moved or is locked
  4  the token is missing, unknown, or not allowed to do that
  5  the registry cannot be reached`;
}
