import { array, object, string, type InferType } from 'yup';

/** One release to choose, as a form holds it. */
const partFieldSchema = object({
  unit: string().required('Choose a unit.'),
  release: string()
    .matches(/^\w[\w.-]{0,127}$/, {
      message: 'A release is named like 1.4.0-3f2a9c.',
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
    'Each unit can stand there once.',
    (parts) => new Set(parts.map(({ unit }) => unit)).size === parts.length,
  );

export interface PartsValues {
  parts: PartValues[];
}

export const noPart: PartValues = { unit: '', release: '' };
