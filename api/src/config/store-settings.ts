import { resolve } from 'node:path';
import { string } from 'yup';

/** Where files are stored. */
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

const S3_LOCATION = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/;
const isRemote = (location: unknown) =>
  typeof location === 'string' && /^[\w+.-]+:\/\//.test(location);

const requiredForS3 = () =>
  string().when(['RELEASE_STORE', 'FILE_STORE'], {
    is: (...locations: unknown[]) => locations.some(isRemote),
    then: (schema) => schema.required('${path} is required for a store in S3'),
  });

const storeLocation = () =>
  string().test(
    'location',
    '${path} must be a folder or look like s3://bucket/prefix',
    (location) => !isRemote(location) || S3_LOCATION.test(location ?? ''),
  );

export const storeFields = {
  /** For release files. */
  RELEASE_STORE: storeLocation(),
  /** For uploads. */
  FILE_STORE: storeLocation(),
  S3_ENDPOINT: string().matches(/^https?:\/\/[^/\s]+\/?$/, {
    message: '${path} must be an origin such as https://s3.ap-south-1.amazonaws.com',
    excludeEmptyString: true,
  }),
  S3_REGION: string()
    .matches(/^[a-z0-9-]+$/, '${path} must look like ap-south-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: requiredForS3(),
  S3_SECRET_ACCESS_KEY: requiredForS3(),
};

interface StoreValues {
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** The settings of the store at a validated location; by default the given folder. */
export function storeSettings(
  location: string | undefined,
  values: StoreValues,
  folder: string,
): StoreSettings {
  const { S3_REGION: region } = values;
  const [, bucket, path] = S3_LOCATION.exec(location ?? '') ?? [];
  if (bucket === undefined) {
    return { kind: 'folder', folder: location ? resolve(location) : folder };
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
