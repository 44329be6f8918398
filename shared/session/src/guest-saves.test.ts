import { GUEST_SAVED_MAX } from '@sopaan/schemas/saved/saved';
import { addGuestSave, readGuestSaves, removeGuestSaves } from './guest-saves';

const job = { kind: 'job', id: 'j1' } as const;
const course = { kind: 'course', id: 'c1' } as const;
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('each item is stored once, in the order of saving, and can be removed', () => {
  expect(readGuestSaves()).toEqual([]);
  for (const key of [job, course, job]) expect(addGuestSave(key)).toBe('stored');
  expect(readGuestSaves()).toEqual([course, job]);
  expect(removeGuestSaves([course, { kind: 'job', id: 'other' }])).toBe(true);
  expect(readGuestSaves()).toEqual([job]);
  removeGuestSaves([job]);
  expect(localStorage).toHaveLength(0);
});

test('the number of items that a guest can save is limited', () => {
  for (let at = 0; at < GUEST_SAVED_MAX; at += 1) addGuestSave({ ...job, id: `j${at}` });
  expect(addGuestSave(course)).toBe('full');
  expect(addGuestSave({ ...job, id: 'j0' })).toBe('stored');
  expect(readGuestSaves()).toHaveLength(GUEST_SAVED_MAX);
});

test.each(['{', '{"kind":"job"}', '[{"kind":"mentor","id":"m1"}]', '[{"kind":"job"}]'])(
  'the invalid stored value %s counts as no items, and is replaced',
  (stored) => {
    localStorage.setItem('sopaan.saved', stored);
    expect(readGuestSaves()).toEqual([]);
    addGuestSave(job);
    expect(readGuestSaves()).toEqual([job]);
  },
);

test('a browser that denies storage stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(addGuestSave(job)).toBe('denied');
});
