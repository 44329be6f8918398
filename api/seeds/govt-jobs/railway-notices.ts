import type { PostNotice } from './post-notice';

/** The notices of the railway posts, by title. */
export const railwayNotices: Readonly<Record<string, PostNotice>> = {
  'Junior Clerk cum Typist': {
    payLevel: 2,
    ages: [18, 30],
    paragraphs: [
      'Clerks in this sample office register incoming letters, type replies in English or Hindi and keep staff files up to date.',
      'A Class 12 certificate is required, along with typing at 30 words a minute in English or 25 in Hindi.',
      'Two computer-based tests come first. Those who pass take a typing test on a keyboard, then document verification and a medical examination.',
      'Practise typing from printed text without a spelling checker, and revise arithmetic, reasoning and general awareness.',
    ],
    duties: ['Register and file letters', 'Type replies and office orders', 'Update leave records'],
  },
  'Station Controller': {
    payLevel: 6,
    ages: [18, 33],
    paragraphs: [
      'The controller on duty grants permission for each train to enter or leave the station and records it in the train register. Work is in shifts, nights and holidays included.',
      'Graduates of any subject may apply. Distance vision and colour vision must meet the strictest medical class.',
      'After two computer-based tests, an aptitude test checks memory, attention and following directions. There is no interview.',
      'Have your eyes tested before you apply, because a candidate who fails the medical standard cannot be appointed to this post.',
    ],
    duties: ['Receive and dispatch trains', 'Keep the train register', 'Act on signal failures'],
  },
  'Track Maintainer': {
    payLevel: 1,
    ages: [18, 33],
    paragraphs: [
      'Gangs walk an assigned length of line, tighten fittings, pack ballast and report cracked rails. Most of the day is spent outdoors.',
      'Candidates must have passed Class 10 and be fit enough for lifting and long walks.',
      'One computer-based test decides who is called to the physical efficiency test, which includes carrying a weight and a timed run.',
      'Start running and carrying loads some months ahead, and revise Class 10 science and mathematics.',
    ],
    duties: ['Inspect rails and fittings', 'Pack ballast', 'Protect the work site with flags'],
  },
  'Junior Engineer, Signals': {
    payLevel: 6,
    ages: [18, 33],
    paragraphs: [
      'Engineers of the workshop install point machines, track circuits and relays, and test them before a line is handed back to traffic.',
      'A diploma or degree in electrical, electronics or communication engineering is accepted.',
      'The first test covers general subjects and the second is mainly technical; verification of papers and a medical check follow.',
      'Revise basic electronics, measurement and computer networks from diploma textbooks, and solve timed papers.',
    ],
    duties: ['Test signals and relays', 'Find and repair faults', 'Supervise technicians on site'],
  },
  'Workshop Apprentice': {
    ages: [15, 24],
    paragraphs: [
      'Apprentices spend one year in a coach workshop learning fitting, welding or wiring from a trade instructor.',
      'A Class 10 pass or an ITI certificate in the chosen trade is enough to apply.',
      'No test is held: a merit list is made from Class 10 or ITI marks, and selected applicants bring their originals for checking.',
      'A monthly stipend is paid in place of a salary. Finishing the training does not promise a job.',
    ],
    duties: [
      'Practise the trade under an instructor',
      'Keep a training diary',
      'Wear protective equipment',
    ],
  },
};
