import type { FaqSource } from './faq-source';

export const supportFaq: readonly FaqSource[] = [
  {
    id: 'create-an-account',
    question: 'How do I create an account?',
    answer:
      'Choose Sign up, enter your name, email address and a password of at least 8 characters, and open the link that we send you. The link works for 24 hours; the code in the same email works for 30 minutes. If nothing arrives, look in the spam folder, then sign up again: you get a new link.',
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password. What can I do?',
    answer:
      'Choose “Forgot your password?” on the login page and enter the email address of your account. We send a link that works for one hour and sets a new password. All devices are then logged out. If you cannot read emails at that address any more, use your recovery email, if you have set one.',
  },
  {
    id: 'change-email',
    question: 'How do I change my email address?',
    answer:
      'In Settings, under Contact Information. The new address counts once you have opened the link that we send to it; until then the old one stays. We also tell the old address, so that nobody changes it without your knowledge.',
  },
  {
    id: 'find-saved-items',
    question: 'Where are the items that I saved?',
    answer:
      'In your dashboard under Saved, on every device where you are logged in. A saved search can also notify you of new jobs; you choose there how often.',
  },
  {
    id: 'apply-for-a-job',
    question: 'How do I apply for a job?',
    answer:
      'Open the job and choose Apply. You see what is sent before you send it: contact details, education, work, skills and the documents you choose. For most government jobs the authority accepts applications only on its own site; the job page links to it and lets you note that you have applied.',
  },
  {
    id: 'withdraw-an-application',
    question: 'Can I change or withdraw an application?',
    answer:
      'You can withdraw it at any time on the page of the job; documents that you attached can then no longer be opened. Later changes of your profile do not change what you sent. While the job is open, you can apply again with the new data.',
  },
  {
    id: 'how-code-is-judged',
    question: 'How is my code judged?',
    answer:
      'It runs on the examples of the challenge first and then on hidden tests, up to the first one that fails. The output must be the expected one, within limits of time and memory. You see the number of the test that failed, but not its input. A submission that our servers could not judge does not count as a try.',
  },
  {
    id: 'quiz-rules',
    question: 'What are the rules of a quiz?',
    answer:
      'Each quiz states its time, the number of attempts, the wait between them and when the correct answers are shown, before you start. Our server keeps the clock. It goes on when you close the page, and your saved answers are still there when you come back before the end.',
  },
  {
    id: 'lost-connection-in-a-quiz',
    question: 'What happens when my connection fails during a quiz?',
    answer:
      'Your answers are kept in the browser and sent as soon as you are online again. The time goes on. After the deadline our server still accepts answers for a few seconds, which the rules of the quiz state; an answer that arrives later is listed with your result.',
  },
  {
    id: 'get-a-certificate',
    question: 'How do I get a certificate, and can others check it?',
    answer:
      'If the course gives certificates, finish every lesson, then request it on the page of the course. Each certificate has a code. Anyone with the code can check on this site, without an account, whose it is and for which course.',
  },
  {
    id: 'documents-in-the-wallet',
    question: 'Are my documents in the wallet safe?',
    answer:
      'They are encrypted where they are stored. The wallet locks after 10 minutes without use and opens with your password. You can share chosen documents by a link that works for up to 30 days, and revoke it earlier; what others get are copies with a watermark. Deleted documents can be restored for 30 days.',
  },
  {
    id: 'earn-coins',
    question: 'What are coins, and how do I earn them?',
    answer:
      'Points of this site, not money: they cannot be bought or paid out. You earn them when you complete something for the first time: solve a challenge, pass a quiz, finish a lesson. They buy a streak freeze for the 100 days of code.',
  },
  {
    id: 'turn-off-emails',
    question: 'How do I get fewer emails?',
    answer:
      'Each email that you can turn off has a link to unsubscribe at its end. In Settings, under Emails, you choose by topic. Emails about the security of your account are always sent.',
  },
  {
    id: 'delete-my-data',
    question: 'How do I download or delete my data?',
    answer:
      'In Settings, under Your data. The download is one file with everything that we keep about you. Deleting the account removes your profile, documents, applications and solutions at once and for good, after you have entered your password.',
  },
  {
    id: 'refunds',
    question: 'When do I get a refund?',
    answer:
      'When a refund is due, we issue it within 21 working days of agreeing to it, to your original payment method. The funds are visible in your account 3 to 21 days after we have sent them. Write to us with the contact form and name the offer and the date of the payment.',
  },
];
