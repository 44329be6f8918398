/** The records of marketing pages. Field names are those of the spec. */
import { array, number, object, string, type InferType } from 'yup';

export const faqItemSchema = object({
  question: string().required(),
  answer: string().required(),
});
export type FaqItem = InferType<typeof faqItemSchema>;

/** A tab that shows a feature of a product. */
export const featureTabSchema = object({
  name: string().required(),
  /** A URL. */
  image: string().required(),
  description: string().required(),
});

export const benefitSchema = object({
  title: string().required(),
  content: string().required(),
  /** A URL. */
  image: string().required(),
});

export const pageIntroSchema = object({
  /** HTML, sanitised where it is shown. */
  title: string().required(),
  /** HTML, sanitised where it is shown. */
  description: string().required(),
  buttons: array(
    object({
      text: string().required(),
      /** The name of an icon; empty without one. */
      icon: string().defined(),
      /** The style of the button. */
      bgClass: string().defined(),
      /** The path to navigate to. */
      action: string().required(),
    }),
  ).required(),
  stats: array(object({ value: string().required(), label: string().required() })).required(),
  /** A URL; empty for the generated picture. */
  imageSrc: string().defined(),
});

export const FESTIVAL_ENTRY_STATUSES = ['Pending', 'Dispatch', 'Completed'] as const;

/** A row of the list of a festival. */
export const festivalEntrySchema = object({
  id: string().required(),
  name: string().required(),
  address: string().required(),
  /** ISO date. */
  date: string().required(),
  /** In rupees. */
  amount: number().required(),
  status: string().oneOf(FESTIVAL_ENTRY_STATUSES).required(),
  /** A URL; may be empty. */
  img: string().defined(),
});
