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

/**
 * How far an entry of a festival is. `Pending`: the result is not decided. `Dispatch`: the result is decided and the prize is being
 * sent. `Completed`: nothing is left to do, as the prize has arrived or there is none. Only operators change it, with
 * `npm run admin -- festivals status`.
 */
export const FESTIVAL_ENTRY_STATUSES = ['Pending', 'Dispatch', 'Completed'] as const;

/** A row of the list of a festival: the registration of one member, with the prize. */
export const festivalEntrySchema = object({
  /** The id of the registration, not of the account. */
  id: string().required(),
  /** First name and initial. */
  name: string().required(),
  /** The city of the member; empty unless the member has agreed to show it. */
  address: string().defined(),
  /** ISO date of the registration, in the time zone of the festival. */
  date: string().required(),
  /** The prize in rupees; 0 until one has been won. */
  amount: number().required(),
  status: string().oneOf(FESTIVAL_ENTRY_STATUSES).required(),
  /** A URL; empty for the initials of the name. */
  img: string().defined(),
});
