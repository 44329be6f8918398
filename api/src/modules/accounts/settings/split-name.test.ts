import { splitName } from './split-name';

test.each([
  ['Asha Rao', 'Asha', 'Asha', 'Rao'],
  ['Mary Ann Joseph', 'Mary Ann', 'Mary Ann', 'Joseph'],
  ['Mary Anne Joseph', 'Mary Ann', 'Mary', 'Anne Joseph'],
  ['Ravi Kumar Iyer', 'Asha', 'Ravi', 'Kumar Iyer'],
  [' Sukarno  ', 'Asha', 'Sukarno', ''],
  ['Asha', 'Asha', 'Asha', ''],
])(
  'the full name %j of a person with the first name %j is split into %j and %j',
  (name, current, firstName, lastName) => {
    expect(splitName(name, current)).toEqual({ firstName, lastName });
  },
);
