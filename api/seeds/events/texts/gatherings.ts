import type { EventText } from '../event-source';

export const gatheringTexts: Readonly<Record<string, EventText>> = {
  'Conference on Data for Cities': {
    about:
      'How are buses, water and air counted, and who may see the counts? Palash School of Data Science brings together people from city offices, newspapers and companies for two days of talks with tables instead of rows.',
    details:
      'The fee includes meals and the printed proceedings. Students of the city pay at the door what they can.',
    highlights: [
      'Sixteen talks of twenty minutes',
      'A morning in the control room of the water board',
      'Posters on open data of nine cities',
    ],
    rounds: ['Day one is for buses and water, day two for air, followed by open discussions.'],
  },
  'Women in Computing Meet': {
    about:
      'Talks by women who write software, test it or lead those who do, and tables where you can ask them about salaries, returning after a break, or a first paper. Lotus Tank Engineering College opens the meet to schools in the afternoon.',
    details: 'Men are welcome to listen. Nine companies have a desk in the hiring corner.',
    highlights: [
      'Mentoring tables for six people',
      'Childcare from eight to six',
      'A stream for those who cannot travel',
    ],
    bring: ['Two copies of your CV, if you look for work', 'A question'],
    rounds: [
      'Day one has the talks and the mentoring tables, day two the hiring corner and the afternoon for schools.',
    ],
  },
  'Conference on Trust and Ledgers': {
    about:
      'Where does a shared ledger help, and where is a table in one database enough? Howrah Quay School of Management invited bankers, registrars and engineers to report on systems that had run for at least two years.',
    details: 'Slides and figures of all talks remain available to those who attended.',
    rounds: ['Nine reports with figures, three of them on projects that were closed.'],
  },
  'Monsoon Raga Evening': {
    about:
      'Songs of rain in nine languages, sung by students and teachers of Morning Raga Institute of Languages. Before each song somebody explains two lines of it.',
    details:
      'Doors open at half past five. The hall has 380 seats and a ramp at the side entrance.',
    highlights: [
      'Texts with translations as a booklet',
      'Coffee and sundal in the interval',
      'Free for children under twelve',
    ],
    bring: ['The ticket on your phone or on paper', 'An umbrella'],
    rounds: ['Four songs, an interval of thirty minutes, five songs and one that everybody sings.'],
  },
  'Street Theatre Day': {
    about:
      'Short plays on the squares of Kohima, without microphones and without curtains. Hornbill Crest College invites groups from schools, clubs and colleges; the plays last at most fifteen minutes.',
    details:
      'Every group plays three times, at three places, and keeps the road free for ambulances.',
    highlights: [
      'A rehearsal with a voice teacher on the day before',
      'Lunch from the college farm',
      'A drum for each group',
    ],
    rounds: [
      'First plays at ten, last plays at four, and all groups together at the ridge market.',
    ],
  },
  'Ridge Fest': {
    about:
      'Three days of music, sport and science at Devdaru Hill University: a race to the ridge, a band contest, a night at the telescope and forty smaller competitions between colleges of the hills.',
    details: 'The entry of ₹250 for a member includes a place in a dormitory.',
    rounds: [
      'Flag, first heats and the opening concert.',
      'Finals of sport and music, and a science slam.',
    ],
  },
  'Lakeside Techfest': {
    about:
      'Robots race along the upper lake, teams build games overnight, and schools visit the science fair. Narmada Institute of Technology expects colleges from four states in Bhopal and online.',
    details: 'One person of each team must be the contact for safety and stay reachable by phone.',
    highlights: [
      'A course of 60 metres for robots',
      'A game night with forty machines',
      'Dormitories and a shuttle bus',
    ],
    bring: [
      'Batteries in a fireproof bag',
      'A list of all members with emergency contacts',
      'Laptops for the game night',
    ],
    rounds: [
      'Technical checks, school fair and the first races.',
      'Race finals, the games of the night and the prizes.',
    ],
  },
  'First Step Scholarship': {
    about:
      'For students whose parents did not finish school. Marigold Academy for Public Service pays one year of its coaching, the books and a monthly pass for the metro; twelve scholarships are given.',
    details:
      'Family income has to be under ₹3 lakh a year. Marks are read together with the school they were earned at.',
    highlights: [
      'A mentor from an earlier batch',
      'A place in the study hall until ten at night',
      'Fees for two examination forms',
    ],
    rounds: [
      'Your mark sheets, one page in your own words and a reference by somebody who taught you.',
      'A talk by video with two teachers, in Hindi or English.',
    ],
  },
  'Girls in Engineering Scholarship': {
    about:
      'Lotus Tank Engineering College pays the fees of the first two years for young women who take up mechanical, textile or software engineering. Four of the scholarships are kept for diploma holders.',
    details:
      'You need an admission letter for the coming session, or a rank that would lead to one.',
    highlights: [
      'Hostel place in the first year',
      'A summer in one of the workshops',
      'No obligation to stay after the two years',
    ],
    rounds: [
      'Admission letter or rank card, income certificate and a description of something you have repaired.',
      'An interview in Coimbatore or by video; travel is paid.',
    ],
  },
  'Craft Futures Scholarship': {
    about:
      'One season with a master potter: wages, clay and a room in Jaipur, paid by Blue Glaze School of Crafts. Applicants had worked with clay for up to a year.',
    details:
      'At the end the scholar sold a first kiln load at the winter market and kept the proceeds.',
    rounds: [
      'Pictures of five pieces and a paragraph about one that broke.',
      'An afternoon at the wheel, with the master and one former scholar.',
    ],
  },
};
