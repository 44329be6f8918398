/** The contact form. */
import { object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

/** The contact form and its request. */
export const contactMessageSchema = object({
  name: string()
    .trim()
    .max(60, 'Name must not be longer than 60 characters.')
    .required('Please enter your name.'),
  lastName: string()
    .trim()
    .max(60, 'Last name must not be longer than 60 characters.')
    .required('Please enter your last name.'),
  email: string()
    .trim()
    .max(254, 'Email must not be longer than 254 characters.')
    .email('Please enter a valid email address.')
    .required('Please enter your email address.'),
  message: string()
    .trim()
    .max(5000, 'Your message must not be longer than 5,000 characters.')
    .required('Please enter your message.'),
});
export type ContactMessage = InferType<typeof contactMessageSchema>;

export const sendContactMessageEndpoint = endpoint({
  method: 'POST',
  path: 'contact/message',
  access: 'public',
  request: contactMessageSchema,
  response: object({ id: string().required() }),
  summary: 'Sends a message to the team.',
});
