import type { PostNotice } from './post-notice';

/** The notices of the defence posts, by title. */
export const defenceNotices: Readonly<Record<string, PostNotice>> = {
  'Cadet Entry, Defence Academy': {
    payLevel: 10,
    ages: [16, 19],
    paragraphs: [
      'Cadets live at the academy for three years and divide their time between degree classes, drill, sport and field exercises. The pay shown starts with the commission as an officer.',
      'You must have passed Class 12 and be 16 to 19 years old. Some branches require physics and mathematics in Class 12.',
      'The NDA examination has a mathematics paper and a general ability paper. Those who pass spend five days before a selection board with group tasks, psychological tests and an interview, and then have a medical examination.',
      'Alongside the papers, run, swim or play a team sport regularly and get used to speaking in a group. Correct small medical problems, such as those of teeth and ears, in good time.',
    ],
    duties: [
      'Complete academic and military training',
      'Keep up physical fitness',
      'Lead small groups in exercises',
    ],
  },
  'Short Service Officer': {
    payLevel: 10,
    ages: [19, 25],
    paragraphs: [
      'After about a year of training, a short service officer commands a small unit: its exercises, equipment, leave and welfare. Postings change every few years and many are in remote areas.',
      'Graduates aged 19 to 25 can apply. Technical branches may ask for a degree in a subject they name.',
      'The CDS written examination covers English and general knowledge for this entry. Successful candidates appear before a services selection board and a medical board, and join training in order of merit.',
      'The commission is for a limited number of years, so ask early what study leave and resettlement courses are offered. Build endurance with running and strength exercises well before the selection board.',
    ],
    duties: [
      'Train and lead a unit',
      'Account for weapons and vehicles',
      'Look after the welfare of soldiers',
    ],
  },
  'Tradesman Mate': {
    payLevel: 1,
    ages: [18, 25],
    paragraphs: [
      'Mates help skilled tradesmen in the depot: they shift and stack stores, clean and oil tools, and watch over equipment that has come in for repair. The workshops follow strict rules on fire and handling.',
      'Class 10 is the required education, and an ITI certificate is accepted too. The upper age is 25 and the lower age 18.',
      'The depot holds its own physical and skill tests, such as lifting a load over a distance. Candidates who pass write a test of reasoning, numbers, English and general awareness.',
      'Train with weights under guidance and wear firm shoes on the day of the physical test. Carry your original certificates together with one set of photocopies.',
    ],
    duties: ['Move and stack stores', 'Clean and oil tools', 'Assist tradesmen with repairs'],
  },
  'Naval Dockyard Apprentice': {
    ages: [18, 24],
    paragraphs: [
      'Apprentices work beside skilled shipyard staff on hulls, engines, pipes and electrical systems, and attend trade theory classes on fixed days.',
      'An ITI certificate in the trade you choose is required. Applicants must be between 18 and 24 years of age.',
      'Places are given by the marks in the ITI certificate and no exam is held. Selected applicants have their papers checked and see a doctor before joining.',
      'Bring the ITI mark sheets of every semester, a bank passbook and passport photographs. A stipend is paid each month until the training ends.',
    ],
    duties: ['Learn the trade on ships', 'Attend theory classes', 'Follow shipyard safety rules'],
  },
};
