/** Where a build comes from, as git tells it. A checkout without git has nothing to tell. */
import type { Origin } from '../registry/publish-release';
import { runProgram } from '../processes/run-tool';
import { inputsOf, type Unit } from '../release/project';

const DIRTY = 'With changes that are in no commit.';

export async function readOrigin(
  root: string,
  unit: Unit,
  note: string,
): Promise<{ told: Origin; dirty: boolean }> {
  const git = async (...args: string[]) => {
    const { ok, output } = await runProgram('git', args, { cwd: root });
    return ok ? output.trim() : '';
  };
  const [commit = '', author = ''] = (await git('log', '-1', '--format=%H%n%an')).split('\n');
  if (!/^[0-9a-f]{7,40}$/.test(commit)) {
    return { told: { author: '', commit: '', note }, dirty: false };
  }
  const changes = await git('status', '--porcelain', '--', ...inputsOf(unit, root));
  const dirty = changes !== '';
  return {
    told: {
      author: author.slice(0, 120),
      commit,
      note: dirty ? `${note} ${DIRTY}`.trim() : note,
    },
    dirty,
  };
}
