import type { Verb } from './verb';

export function overview(verbs: readonly Verb[]): string {
  const width = Math.max(...verbs.map(({ name }) => name.length));
  const list = verbs.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: npm run release -- <command> [arguments] [options]

Publishes builds of units, previews them, and promotes them to visitors.

${list.join('\n')}

  npm run release -- <command> --help    describes a command, with examples

A release is an immutable build of one unit, identified by <version>-<hash>. Ways to name a release:
  explore                     the latest build of this checkout
  explore@latest              the latest published release
  explore@1.4.0               the release of that version; an error if there are several
  explore@1.4.0-3f2a9c01d7    exactly this release

Getting started
  npm run release -- publish marketing     build, upload and publish; not visible yet
  npm run release -- preview marketing     create a link that shows it inside production
  npm run release -- promote marketing     make it visible to all visitors

Common options
  --site URL    the address of the site (default: SOPAAN_SITE, else http://127.0.0.1:3000)
  --json        print one JSON document (npm run --silent release -- … hides npm's own output)
  --help

Environment variables
  SOPAAN_SITE           the address of the site
  SOPAAN_DEPLOY_TOKEN   the deploy token (default for a site on this machine: the file deploy-token in its
                        data directory, SOPAAN_DATA or var)
  NO_COLOR              set to any value to turn off colours

Exit codes
  0  success
  1  wrong usage or an unexpected error
  2  rejected by the release checks; the reasons are printed
  3  the environment was changed by someone else or is locked
  4  the token is missing, unknown, or lacks permission
  5  the registry is unreachable`;
}
