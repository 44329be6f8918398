import { parseDevArguments } from './dev-arguments';

const all = ['host', 'explore', 'learn'].map((name) => ({ name, dir: `/project/${name}` }));
const namesOf = (args: string[]) => parseDevArguments(args, all).watched.map(({ name }) => name);

test('watches the named units, or all of them when none is named', () => {
  expect(namesOf([])).toEqual(['host', 'explore', 'learn']);
  expect(namesOf(['learn'])).toEqual(['learn']);
  expect(() => namesOf(['practice'])).toThrow(
    'Unknown unit practice. The units are host, explore, learn',
  );
});

test('requires remotes and an origin with --against', () => {
  expect(parseDevArguments(['explore', '--against', 'https://sopaan.example/'], all)).toEqual({
    watched: [all[1]],
    against: 'https://sopaan.example',
  });
  for (const args of [[], ['host']]) {
    expect(() => parseDevArguments([...args, '--against', 'https://sopaan.example'], all)).toThrow(
      'Name the remotes',
    );
  }
  for (const address of ['sopaan.example', 'file:///etc', 'https://sopaan.example/explore']) {
    expect(() => parseDevArguments(['explore', '--against', address], all)).toThrow(
      '--against must be',
    );
  }
});
