import { object, string, type InferType } from 'yup';
import { optionalWhyField } from '../change/why-schema';
import { noPart, partsField } from '../parts/parts-schema';

export const promoteSchema = object({
  parts: partsField,
  share: string().oneOf(['all', 'part']).required(),
  percent: string().when('share', {
    is: 'part',
    then: (percent) =>
      percent
        .matches(/^[1-9]\d?$/, 'Enter a whole number from 1 to 99.')
        .required('Enter a percentage.'),
  }),
  why: optionalWhyField,
});
export type PromoteValues = InferType<typeof promoteSchema>;

export const noPromotion: PromoteValues = {
  parts: [noPart],
  share: 'all',
  percent: '10',
  why: '',
};
