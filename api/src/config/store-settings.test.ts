import { readSettings } from './settings';

const settingsOf = (environment: Record<string, string>) =>
  readSettings({ DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/sopaan', ...environment });
const storeOf = (environment: Record<string, string>) => settingsOf(environment).releaseStore;
const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hush-hush' };
const inS3 = { RELEASE_STORE: 's3://sopaan-releases/site/one', ...keys };

test('release files are stored in the data directory or in RELEASE_STORE', () => {
  expect(storeOf({ SOPAAN_DATA: '/srv/data' })).toEqual({
    kind: 'folder',
    folder: '/srv/data/releases',
  });
  expect(storeOf({ RELEASE_STORE: '/srv/store' })).toEqual({
    kind: 'folder',
    folder: '/srv/store',
  });
});

test('an S3 store has a bucket, a prefix and keys; the default endpoint is that of the region', () => {
  expect(storeOf({ ...inS3, S3_REGION: 'ap-south-1' })).toEqual({
    kind: 's3',
    endpoint: 'https://s3.ap-south-1.amazonaws.com',
    region: 'ap-south-1',
    bucket: 'sopaan-releases',
    prefix: 'site/one/',
    accessKeyId: 'key',
    secretAccessKey: 'hush-hush',
  });
  const custom = { RELEASE_STORE: 's3://sopaan-releases', S3_ENDPOINT: 'http://127.0.0.1:9000/' };
  expect(storeOf({ ...keys, ...custom })).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    prefix: '',
  });
});

test('uploads have their own store, with the same keys', () => {
  const folder = '/srv/data/files';
  expect(settingsOf({ SOPAAN_DATA: '/srv/data' }).fileStore).toEqual({ kind: 'folder', folder });
  const { fileStore, releaseStore } = settingsOf({ ...keys, FILE_STORE: 's3://uploads/site' });
  expect(fileStore).toMatchObject({ kind: 's3', bucket: 'uploads', prefix: 'site/' });
  expect(releaseStore.kind).toBe('folder');
  expect(() => settingsOf({ FILE_STORE: 's3://uploads' })).toThrow('S3_ACCESS_KEY_ID');
});

test.each([
  ['FILE_STORE', 's3://'],
  ['RELEASE_STORE', 's3://'],
  ['RELEASE_STORE', 's3://Bucket'],
  ['RELEASE_STORE', 's3://bucket/../other'],
  ['RELEASE_STORE', 's3://bucket/a?b'],
  ['RELEASE_STORE', 'https://bucket.example'],
  ['S3_ENDPOINT', 'localhost:9000'],
  ['S3_ENDPOINT', 'https://storage.example/path'],
  ['S3_REGION', 'Mumbai, India'],
  ['S3_ACCESS_KEY_ID', ''],
  ['S3_SECRET_ACCESS_KEY', ''],
])('the error names %s when it is "%s", but contains no secret', (name, value) => {
  const readInvalid = () => storeOf({ ...inS3, [name]: value });
  expect(readInvalid).toThrow(name);
  expect(readInvalid).not.toThrow(/hush/);
});
