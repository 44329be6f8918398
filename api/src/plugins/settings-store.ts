import { join, resolve } from 'node:path';
import { string } from 'yup';

/** Where the files of releases are kept. */
export type StoreSettings = { kind: 'folder'; folder: string } | S3Settings;

export interface S3Settings {
  kind: 's3';
  /** An origin such as `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Empty, or a path that ends with `/`. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const S3_PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/;
const isRemote = (place: unknown) => typeof place === 'string' && /^[\w+.-]+:\/\//.test(place);

const neededForS3 = () =>
  string().when('RELEASE_STORE', {
    is: isRemote,
    then: (schema) => schema.required('${path} is required for a store in S3'),
  });

export const storeFields = {
  RELEASE_STORE: string().test(
    'place',
    '${path} must be a folder or look like s3://bucket/prefix',
    (place) => !isRemote(place) || S3_PLACE.test(place ?? ''),
  ),
  S3_ENDPOINT: string().matches(/^https?:\/\/[^/\s]+\/?$/, {
    message: '${path} must be an origin such as https://s3.ap-south-1.amazonaws.com',
    excludeEmptyString: true,
  }),
  S3_REGION: string()
    .matches(/^[a-z0-9-]+$/, '${path} must look like ap-south-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: neededForS3(),
  S3_SECRET_ACCESS_KEY: neededForS3(),
};

interface StoreValues {
  RELEASE_STORE?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** The store that checked settings name; without any, a folder beside the other data. */
export function storeSettings(values: StoreValues, dataFolder: string): StoreSettings {
  const { RELEASE_STORE: place, S3_REGION: region } = values;
  const [, bucket, path] = S3_PLACE.exec(place ?? '') ?? [];
  if (bucket === undefined) {
    return { kind: 'folder', folder: place ? resolve(place) : join(dataFolder, 'releases') };
  }
  return {
    kind: 's3',
    endpoint: (values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, ''),
    region,
    bucket,
    prefix: path ? `${path.slice(1)}/` : '',
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
  };
}
