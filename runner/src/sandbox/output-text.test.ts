import { collectOutput } from './output-text';

test('output is cut at the byte, without half a character, and in the order of arrival', () => {
  const text = collectOutput(6);
  expect(text.add('stdout', Buffer.from('ab'))).toBe(true);
  expect(text.add('stderr', Buffer.from('!'))).toBe(true);
  expect(text.add('stdout', Buffer.from('c₹'))).toBe(true);
  expect(text.add('stdout', Buffer.from('d'))).toBe(false);
  expect(text.end()).toEqual({ stdout: 'abc₹', stderr: '!', output: 'ab!c₹' });
  const cut = collectOutput(3);
  expect(cut.add('stdout', Buffer.from('a₹'))).toBe(false);
  expect(cut.end().stdout).toBe('a');
});

test('a character that arrives in two parts is one, and one that never ends is marked', () => {
  const rupee = Buffer.from('₹');
  const text = collectOutput(100);
  text.add('stdout', rupee.subarray(0, 1));
  text.add('stdout', rupee.subarray(1));
  text.add('stderr', rupee.subarray(0, 2));
  expect(text.end()).toMatchObject({ stdout: '₹', stderr: '\uFFFD' });
});
