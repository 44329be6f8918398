import { parseDevArguments } from './dev-arguments';

const allUnits = ['host', 'explore', 'learn'].map((name) => ({ name, dir: `/project/${name}` }));
const namesOf = (args: string[]) =>
  parseDevArguments(args, allUnits).watched.map(({ name }) => name);

test('watches the named units, or all of them when none is named', () => {
  expect(namesOf([])).toEqual(['host', 'explore', 'learn']);
  expect(namesOf(['learn'])).toEqual(['learn']);
  expect(() => namesOf(['practice'])).toThrow(
    'Unknown unit practice. The units are host, explore, learn',
  );
});

test('requires remotes and an origin with --against', () => {
  expect(parseDevArguments(['explore', '--against', 'https://sopaan.example/'], allUnits)).toEqual({
    watched: [allUnits[1]],
    against: 'https://sopaan.example',
  });
  for (const args of [[], ['host']]) {
    expect(() =>
      parseDevArguments([...args, '--against', 'https://sopaan.example'], allUnits),
    ).toThrow('Name the remotes');
  }
  for (const url of ['sopaan.example', 'file:///etc', 'https://sopaan.example/explore']) {
    expect(() => parseDevArguments(['explore', '--against', url], allUnits)).toThrow(
      '--against must be',
    );
  }
});
