import fc from 'fast-check';
import { ApiError } from '../../plugins/api-error';
import type { Waiting } from '../code-runner';
import { openLine, type Line } from './line';
import { takeTurns } from './turns';

/** A line, and what happened to those who entered it. */
function world(options: Parameters<typeof openLine>[0]) {
  const line = openLine(options);
  const started: string[] = [];
  const positions: string[] = [];
  const enter = (owner: string, what = owner, more: Partial<Waiting> = {}) => {
    const leaving = new AbortController();
    const slot = line.enter(
      {
        owner,
        patience: 'short',
        onStart: () => started.push(what),
        onPosition: (position) => positions.push(`${what} ${position}`),
        ...more,
      },
      leaving.signal,
    );
    return { slot, free: async () => (await slot)(), leave: (why: Error) => leaving.abort(why) };
  };
  return { line, started, positions, enter };
}

const refused = (line: Line, owner: string) =>
  line.enter({ owner, patience: 'short' }, new AbortController().signal).catch((error) => error);

test('[PR-029] as many run as there are slots, the others wait and are told their place', async () => {
  const { line, started, positions, enter } = world({ slots: 2 });
  const [first, , third] = ['a', 'b', 'c', 'd'].map((owner) => enter(owner));
  expect(started).toEqual(['a', 'b']);
  expect(positions).toEqual(['c 1', 'd 2']);
  expect({ ...line }).toMatchObject({ running: 2, waiting: 2 });
  await first?.free();
  expect(started).toEqual(['a', 'b', 'c']);
  expect(positions).toEqual(['c 1', 'd 2', 'd 1']);
  await first?.free(); // Once more frees nothing.
  expect(line.running).toBe(2);
  await third?.free();
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('owners take turns, each in its own order', async () => {
  const { started, positions, enter } = world({ slots: 1 });
  const runs = [enter('x'), enter('a', 'a1'), enter('a', 'a2'), enter('a', 'a3'), enter('b', 'b1')];
  expect(positions).toEqual(['a1 1', 'a2 2', 'a3 3', 'b1 2', 'a2 3', 'a3 4']);
  await runs[0]?.free();
  await runs[1]?.free();
  await runs[4]?.free();
  await runs[2]?.free();
  expect(started).toEqual(['x', 'a1', 'b1', 'a2', 'a3']);
});

test('a full line refuses who looks at it, with a time; the judge waits however long it is', async () => {
  const { line, enter } = world({ slots: 1, places: 2, placesEach: 2 });
  const judge = () => enter('judge', 'judge', { patience: 'long' });
  enter('x');
  judge();
  judge();
  enter('a');
  enter('b');
  const error = await refused(line, 'c');
  expect(error).toMatchObject({ code: 'RATE_LIMITED' });
  expect(error.retryAfter).toBeGreaterThanOrEqual(1);
  judge();
  expect(line.waiting).toBe(5);
});

test('one owner cannot fill the line', async () => {
  const { line, enter } = world({ slots: 1, places: 16, placesEach: 3 });
  for (const what of ['runs', 'a1', 'a2', 'a3']) enter('a', what);
  expect(await refused(line, 'a')).toMatchObject({ code: 'RATE_LIMITED' });
  enter('b');
  expect(line.waiting).toBe(4);
});

test('who leaves is not waited for, and the others move up', async () => {
  const { line, started, positions, enter } = world({ slots: 1 });
  const first = enter('x');
  const second = enter('a');
  enter('b');
  second.leave(new Error('gone'));
  await expect(second.slot).rejects.toThrow('gone');
  expect(positions.at(-1)).toBe('b 1');
  expect(line.waiting).toBe(1);
  await first.free();
  expect(started).toEqual(['x', 'b']);
  const gone = AbortSignal.abort(new Error('gone before'));
  await expect(line.enter({ owner: 'c', patience: 'long' }, gone)).rejects.toThrow('gone before');
});

test('a line that is closed sends home who waits and who comes', async () => {
  const { line, enter } = world({ slots: 1 });
  enter('x');
  const waiting = enter('a');
  line.close(new ApiError('UNAVAILABLE'));
  await expect(waiting.slot).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await refused(line, 'b')).toMatchObject({ code: 'UNAVAILABLE' });
});

test('while somebody waits, nobody else has two turns; the order foretold is the order kept', () => {
  const owners = fc.constantFrom('a', 'b', 'c', 'd');
  const steps = fc.array(fc.option(owners, { freq: 3 }), { minLength: 40, maxLength: 60 });
  fc.assert(
    fc.property(steps, (comers) => {
      const turns = takeTurns<{ owner: string }>();
      // Of each owner who waits: who has had a turn since it began to wait, or had one itself.
      const served = new Map<string, string[]>();
      for (const comer of comers) {
        if (comer !== null) {
          turns.add(comer, { owner: comer });
          if (!served.has(comer)) served.set(comer, []);
          continue;
        }
        const [foretold] = turns.inOrder();
        expect(turns.next()).toBe(foretold);
        if (!foretold) continue;
        const { owner } = foretold;
        served.delete(owner);
        for (const others of served.values()) {
          expect(others).not.toContain(owner);
          others.push(owner);
        }
        if (turns.inOrder().some((item) => item.owner === owner)) served.set(owner, []);
      }
    }),
  );
});
