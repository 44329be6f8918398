import { ApiError } from '../../../http/api-error';
import { fakeBuild } from '../../../testing/fake-manifest';
import { readManifest } from './read-manifest';

const { manifest } = fakeBuild({ unit: 'explore' });

function aboutOf(given: object): string[] {
  try {
    readManifest(given);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return (error.reasons ?? []).flatMap(({ about }) => about);
  }
}

test('reads a manifest as it is built', () => {
  expect(readManifest(manifest)).toEqual(manifest);
});

test('names the missing fields of an incomplete object', () => {
  const shared = [{ name: 'react', version: '^19.3.1' }];
  expect(aboutOf({ ...manifest, shared })).toEqual(
    expect.arrayContaining(['shared[0].files.js', 'shared[0].files.css']),
  );
  expect(aboutOf({ ...manifest, start: undefined })).toContain('start.js');
});

test.each([[[null]], [['/']], [[{ path: 7 }]], [[{}, null]]])(
  'rejects a manifest with routes such as %j',
  (routes) => {
    expect(aboutOf({ ...manifest, routes })).toEqual(
      expect.arrayContaining([expect.stringContaining('routes')]),
    );
  },
);

test('rejects a value that is not a manifest', () => {
  expect(aboutOf([null])).toEqual(['manifest']);
});
