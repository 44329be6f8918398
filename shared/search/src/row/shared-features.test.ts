import { sharedFeaturesText } from './shared-features';

test.each([
  [
    [
      ['skill', 'React'],
      ['city', 'Pune'],
    ],
    'Also React, in Pune',
  ],
  [
    [
      ['skill', 'React'],
      ['skill', 'SQL'],
      ['state', 'Kerala'],
    ],
    'Also React and SQL, in Kerala',
  ],
  [
    [
      ['topic', 'A'],
      ['topic', 'B'],
      ['topic', 'C'],
      ['topic', 'D'],
    ],
    'Also A, B and C',
  ],
  [
    [
      ['category', 'Design'],
      ['institute', 'Asha Institute'],
    ],
    'Also Design, from Asha Institute',
  ],
  [[['institute', 'Asha Institute']], 'Also from Asha Institute'],
  [[['later', 'unknown']], ''],
  [[], ''],
])('%j is shown as "%s"', (shared, text) => {
  expect(sharedFeaturesText(shared.map(([type = '', value = '']) => ({ type, value })))).toBe(text);
});
