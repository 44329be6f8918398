import { object, string, type InferType } from 'yup';
import { optionalWhyField } from '../change/why-schema';
import { noRelease, releasesField } from '../release-choice/releases-schema';

export const promoteSchema = object({
  parts: releasesField,
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
  parts: [noRelease],
  share: 'all',
  percent: '10',
  why: '',
};
