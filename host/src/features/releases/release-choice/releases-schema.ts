import { array, object, string, type InferType } from 'yup';

const releaseFieldSchema = object({
  unit: string().required('Choose a unit.'),
  release: string()
    .matches(/^\w[\w.-]{0,127}$/, {
      message: 'Enter a release such as 1.4.0-3f2a9c81d0.',
      excludeEmptyString: true,
    })
    .required('Choose a release.'),
});
export type ReleaseValues = InferType<typeof releaseFieldSchema>;

export const releasesField = array(releaseFieldSchema)
  .min(1)
  .required()
  .test(
    'once',
    'Choose each unit only once.',
    (releases) => new Set(releases.map(({ unit }) => unit)).size === releases.length,
  );

export interface ReleasesValues {
  parts: ReleaseValues[];
}

export const noRelease: ReleaseValues = { unit: '', release: '' };
