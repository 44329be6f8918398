import { collectOutput } from './output-text';

test('truncates output at the byte limit, without half a character, in the order of arrival', () => {
  const text = collectOutput(6);
  expect(text.add('stdout', Buffer.from('ab'))).toBe(true);
  expect(text.add('stderr', Buffer.from('!'))).toBe(true);
  expect(text.add('stdout', Buffer.from('c₹'))).toBe(true);
  expect(text.add('stdout', Buffer.from('d'))).toBe(false);
  expect(text.end()).toEqual({ stdout: 'abc₹', stderr: '!', output: 'ab!c₹' });
  const truncatedText = collectOutput(3);
  expect(truncatedText.add('stdout', Buffer.from('a₹'))).toBe(false);
  expect(truncatedText.end().stdout).toBe('a');
});

test('joins a character that arrives in two parts, and marks an incomplete one', () => {
  const rupee = Buffer.from('₹');
  const text = collectOutput(100);
  text.add('stdout', rupee.subarray(0, 1));
  text.add('stdout', rupee.subarray(1));
  text.add('stderr', rupee.subarray(0, 2));
  expect(text.end()).toMatchObject({ stdout: '₹', stderr: '\uFFFD' });
});
