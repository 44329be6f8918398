import { parseDevArguments } from './dev-arguments';

const all = ['host', 'explore', 'learn'].map((name) => ({ name, dir: `/project/${name}` }));
const namesOf = (args: string[]) => parseDevArguments(args, all).watched.map(({ name }) => name);

test('without names everything is watched, with names only those', () => {
  expect(namesOf([])).toEqual(['host', 'explore', 'learn']);
  expect(namesOf(['learn'])).toEqual(['learn']);
  expect(() => namesOf(['practice'])).toThrow(
    'no unit practice. The units are host, explore, learn',
  );
});

test('against a deployed site some remotes are named, and nothing but its origin is taken', () => {
  expect(parseDevArguments(['explore', '--against', 'https://sopaan.example/'], all)).toEqual({
    watched: [all[1]],
    against: 'https://sopaan.example',
  });
  for (const words of [[], ['host']]) {
    expect(() => parseDevArguments([...words, '--against', 'https://sopaan.example'], all)).toThrow(
      'Say which remotes',
    );
  }
  for (const address of ['sopaan.example', 'file:///etc', 'https://sopaan.example/explore']) {
    expect(() => parseDevArguments(['explore', '--against', address], all)).toThrow('--against must be');
  }
});
