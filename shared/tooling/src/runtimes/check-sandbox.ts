import type { Machine } from './set-up-runtimes';

const MINIMAL_SANDBOX = ['--unshare-all', '--ro-bind', '/', '/', '--proc', '/proc', '--dev', '/dev', 'true'];

/** Why no sandbox can be made though its program is there; many containers forbid it. Undefined where one can. */
export async function findSandboxProblem({ run }: Pick<Machine, 'run'>): Promise<string | undefined> {
  const { ok, output } = await run('bwrap', MINIMAL_SANDBOX);
  if (ok) return undefined;
  return (
    `No sandbox can be made here (${output.trim()}), so no code runs. In a container, allow user namespaces ` +
    '(Docker: --security-opt seccomp=unconfined --security-opt systempaths=unconfined); on Ubuntu 24.04: sysctl kernel.apparmor_restrict_unprivileged_userns=0'
  );
}
