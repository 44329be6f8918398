/** Reads author and commit of a build from git. Without git they are empty. */
import type { Provenance } from '../registry/publish-release';
import { runProgram } from '../processes/run-tool';
import { inputsOf, type Unit } from '../release/project';

const DIRTY_NOTE = 'Includes uncommitted changes.';

export async function readProvenance(
  root: string,
  unit: Unit,
  note: string,
): Promise<{ provenance: Provenance; isDirty: boolean }> {
  const git = async (...args: string[]) => {
    const { ok, output } = await runProgram('git', args, { cwd: root });
    return ok ? output.trim() : '';
  };
  const [commit = '', author = ''] = (await git('log', '-1', '--format=%H%n%an')).split('\n');
  if (!/^[0-9a-f]{7,40}$/.test(commit)) {
    return { provenance: { author: '', commit: '', note }, isDirty: false };
  }
  const changes = await git('status', '--porcelain', '--', ...inputsOf(unit, root));
  const isDirty = changes !== '';
  return {
    provenance: {
      author: author.slice(0, 120),
      commit,
      note: isDirty ? `${note} ${DIRTY_NOTE}`.trim() : note,
    },
    isDirty,
  };
}
