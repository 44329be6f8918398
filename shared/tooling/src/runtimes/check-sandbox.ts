import type { Machine } from './set-up-runtimes';

const MINIMAL_SANDBOX = [
  '--unshare-all',
  '--ro-bind',
  '/',
  '/',
  '--proc',
  '/proc',
  '--dev',
  '/dev',
  'true',
];

/** Explains why no sandbox can be created although bubblewrap is installed, as in many containers. Undefined if it works. */
export async function findSandboxProblem({
  run,
}: Pick<Machine, 'run'>): Promise<string | undefined> {
  const { ok, output } = await run('bwrap', MINIMAL_SANDBOX);
  if (ok) return undefined;
  return (
    `No sandbox can be created (${output.trim()}), so code execution is off. In a container, allow user namespaces ` +
    '(Docker: --security-opt seccomp=unconfined --security-opt systempaths=unconfined); on Ubuntu 24.04: sysctl kernel.apparmor_restrict_unprivileged_userns=0'
  );
}
