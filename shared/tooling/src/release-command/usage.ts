/** The part of `npm run release -- --help` that follows the list of commands and options. */
export const OVERVIEW = `
npm run release -- <command> --help describes a command, with examples. npm run --silent release -- … hides npm's own output.

A release is an immutable build of one unit, identified by <version>-<hash>. Ways to name a release:
  explore                     the latest build of this checkout
  explore@latest              the latest published release
  explore@1.4.0               the release of that version; an error if there are several
  explore@1.4.0-3f2a9c01d7    exactly this release

Getting started
  npm run release -- publish marketing     build, upload and publish; not visible yet
  npm run release -- preview marketing     create a link that shows it inside production
  npm run release -- promote marketing     make it visible to all visitors

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
