import { array, object, string, type InferType } from 'yup';

const partFieldSchema = object({
  unit: string().required('Choose a unit.'),
  release: string()
    .matches(/^\w[\w.-]{0,127}$/, {
      message: 'Enter a release such as 1.4.0-3f2a9c.',
      excludeEmptyString: true,
    })
    .required('Choose a release.'),
});
export type PartValues = InferType<typeof partFieldSchema>;

export const partsField = array(partFieldSchema)
  .min(1)
  .required()
  .test(
    'once',
    'Choose each unit only once.',
    (parts) => new Set(parts.map(({ unit }) => unit)).size === parts.length,
  );

export interface PartsValues {
  parts: PartValues[];
}

export const noPart: PartValues = { unit: '', release: '' };
