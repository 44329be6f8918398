import { cityAndState } from './place';

test.each([
  [{ city: 'Pune', state: 'Maharashtra' }, 'Pune, Maharashtra'],
  [{ city: 'Puducherry', state: 'Puducherry' }, 'Puducherry'],
  [{ city: '', state: 'Kerala' }, 'Kerala'],
  [{ city: '', state: '' }, ''],
])('[U17] the city and state of %j are written as “%s”', (place, text) => {
  expect(cityAndState(place)).toBe(text);
});
