import type { MailContent } from '../mail/mail-content';

export function fakeMailContent(changes: Partial<MailContent> = {}): MailContent {
  return {
    to: 'asha@example.com',
    subject: 'Confirm your address',
    greeting: 'Hello आशा,',
    paragraphs: ['Enter this code where you signed up.', 'Or click the button.'],
    code: '482 913',
    action: {
      label: 'Confirm',
      url: 'https://sopaan.example/auth/email-verification/a-b_c?x=1&y=2',
    },
    footnote: 'If this was not you, ignore this email.',
    ...changes,
  };
}
