import type { PostNotice } from './post-notice';

/** The notices of the posts in the sector of state governments, by title. */
export const stateGovernmentNotices: Readonly<Record<string, PostNotice>> = {
  'Village Accountant': {
    ages: [18, 38],
    paragraphs: [
      'A village accountant looks after the land register of a group of villages, walks the fields each season to note which crops stand in them, and issues extracts to landholders.',
      'Candidates aged 18 to 38 who have passed Class 12 may apply, and they must read and write the official language of the state.',
      'The State PSC holds one written examination covering general knowledge, arithmetic and language, and appoints in the order of the merit list after checking documents.',
      'Revise measurement of area, percentages and the basics of land records; the marksheet of Class 12 and a domicile certificate are checked in the original.',
    ],
    duties: [
      'Record crops and boundaries in the field',
      'Enter changes of ownership in the land register',
      'Issue extracts of land records',
      'Report damage to crops after floods or drought',
    ],
  },
  'Municipal Sanitary Inspector': {
    ages: [18, 33],
    paragraphs: [
      'Mornings are spent on rounds of markets, drains and street sweeping, and afternoons on inspecting kitchens of eating places and answering complaints from residents.',
      'The post needs a diploma in sanitary inspection or public health, and an age between 18 and 33.',
      'The corporation sets a written test on hygiene, waste management and municipal rules, and then verifies the papers of those with the highest marks.',
      'Keep the diploma, its marksheets and any certificate of practical training ready for verification.',
    ],
    duties: [
      'Inspect markets, drains and eating places',
      'Plan and check the daily collection of waste',
      'Issue notices to premises that break health rules',
    ],
  },
  'Librarian, District Library': {
    ages: [21, 38],
    paragraphs: [
      'The librarian of a district runs the reading room and lending desk, decides what to buy with the yearly budget for books, and helps readers find what they are looking for.',
      'Applicants need a degree in library science, or a degree in another subject followed by a bachelor’s course in library and information science.',
      'At least 21 and at most 38 years of age is the rule for general applicants.',
      'A written test on cataloguing, classification and reference work is followed by a practical exercise with library software.',
      'Practise classifying titles by the Dewey and Colon schemes, since both appear in tests of this kind.',
    ],
    duties: [
      'Choose, buy and catalogue books',
      'Guide readers and students preparing for examinations',
      'Supervise the lending desk',
      'Check the stock once a year',
    ],
  },
  'Part-time Yoga Instructor': {
    ages: [21, 50],
    paragraphs: [
      'An instructor leads a group of all ages in a public park for about an hour and a half each morning, adapting the postures for older people and beginners.',
      'A diploma or a degree in yoga is required; people from 21 to 50 years of age are considered.',
      'Instead of a written paper there is a demonstration class before a panel, followed by a short interview.',
      'Prepare a session of twenty minutes with warm-up, postures and breathing, and be ready to explain who should avoid which exercise.',
    ],
    duties: [
      'Lead the morning session',
      'Correct postures safely',
      'Mark attendance and report injuries',
    ],
  },
  'Agriculture Extension Officer': {
    ages: [21, 40],
    paragraphs: [
      'Officers travel between villages to set up demonstration plots, look at diseased crops and explain to groups of farmers how to use seed, water and fertiliser well.',
      'A degree in agriculture or horticulture is essential, and the age limit runs from 21 to 40.',
      'Recruitment is by the State PSC: an objective paper in agriculture and general studies, then an interview.',
      'Study agronomy, soil science and plant protection at degree level, and read about the crops and schemes of your own state.',
      'Since most days are spent on the road, a driving licence for a motorcycle is useful.',
    ],
    duties: [
      'Run demonstration plots with farmers',
      'Advise on pests, soil and irrigation',
      'Help farmers apply to schemes of the department',
      'Report the state of crops each fortnight',
    ],
  },
};
