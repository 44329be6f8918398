import { greeting } from './greeting';

test.each([
  ['Asha', 'Hello Asha,'],
  ['  Mary   Ann ', 'Hello Mary Ann,'],
  ['Asha\n Rao', 'Hello Asha Rao,'],
  ["D'Souza", "Hello D'Souza,"],
  ['Anne-Marie', 'Hello Anne-Marie,'],
  ['A. P. J.', 'Hello A. P. J.,'],
  ['आशा', 'Hello आशा,'],
  ['தமிழ்', 'Hello தமிழ்,'],
  ['José', 'Hello José,'],
])('greets %s by name', (name, expected) => {
  expect(greeting(name)).toBe(expected);
});

test.each([
  'evil.example',
  'www.evil.example',
  'https://evil.example',
  'you won 1000',
  'a@evil.example',
  'Go to evil.example/now',
  'x'.repeat(41),
  '<b>Asha</b>',
  '',
])('the greeting has no name if the name is a message or a link: %j', (name) => {
  expect(greeting(name)).toBe('Hello,');
});
