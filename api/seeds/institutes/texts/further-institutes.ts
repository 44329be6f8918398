import type { InstituteText } from '../institute-source';

export const furtherInstituteTexts: Readonly<Record<string, InstituteText>> = {
  'Cloud Gate Institute of Science': {
    about:
      'Physics, environment and atmospheric science near one of the wettest places on earth. Bachelor students join the rain gauge network in their first monsoon; the master programme ends with a thesis on measured data.',
    campus: [
      'A network of sixty rain gauges kept by students',
      'A mechanical workshop for instruments',
      'A lecture series for teachers of hill schools',
    ],
  },
  'Banyan Court School of Law': {
    about:
      'A five-year programme in which every student takes part in the legal aid clinic from the first semester, at first as a note taker and later with own cases. Moots are held in Hindi as well as in English.',
    campus: [
      'A clinic that sees forty visitors a week',
      'A court room with seats for the public',
      'A library of judgments since 1860',
    ],
  },
  'Marigold Academy for Public Service': {
    about:
      'Preparation for the civil services and for staff selection. The day has two lectures and one answer that is written by hand, and each answer is returned on the next morning with comments of two readers.',
    campus: [
      'A newspaper hour at seven in the morning',
      'Interview boards with retired officers in spring',
      'A hundred free seats, given by a written test',
    ],
  },
  'Mustard Field Agricultural College': {
    about:
      'Crop science, soil, dairy and farm machines on 340 acres. Every student looks after a plot for one season and keeps its accounts; losses are discussed as openly as harvests.',
    campus: [
      'A dairy with 200 animals',
      'Soil testing for farmers of the district',
      'A repair shop for tractors and drills',
    ],
  },
  'Kite Street Business School': {
    about:
      'Entrepreneurship, finance and family business for people who will own what they manage. Admission asks for a visit to a shop and a two-page note on how it earns money.',
    campus: [
      'A trading floor with market data delayed by a day',
      'Desks for twelve young companies at a time',
      'A mediation office for family firms',
    ],
  },
  'Stepwell Learning Centre': {
    about:
      'Evening courses for people who work by day: software, accounts, drawing and spoken English. Classes last ninety minutes, are recorded for those on late shift, and may be repeated once without a fee.',
    campus: [
      'Rooms open from six to ten on weekdays',
      'A crèche during classes',
      'Exercise sheets in Gujarati, Hindi and English',
    ],
  },
  'Copper Kiln Polytechnic': {
    about:
      'Metallurgy, welding and electrical diplomas near the steel belt. The welding certificate is tested by an outside inspector, and the college publishes how many passed at the first attempt.',
    campus: [
      'Thirty welding booths with extraction',
      'A heat treatment furnace and a metal microscope',
      'Apprenticeship contracts with nine works',
    ],
  },
  'River Tern College': {
    about:
      'Arts and sciences for 3,500 students, with a mathematics department that also teaches evening classes for the city. The statistics society has surveyed one ward of Patna each winter since 2009.',
    campus: [
      'A mathematics room that is open without appointment',
      'A boat house and a river ecology station',
      'A fund that lends books for a whole degree',
    ],
  },
  'Sun Wheel Institute of Technology': {
    about:
      'Electronics, energy and computer engineering at a young university that produces two thirds of its own power. Measurements of the solar field and of the hostels are teaching data in eleven courses.',
    campus: [
      'A solar field of 1.2 megawatts with open data',
      'A server room that students operate in shifts',
      'Cyclone-proof hostels',
    ],
  },
  'Hornbill Crest College': {
    about:
      'Social work, music and rural development, with a term in a village for all three. Students record songs and land use with the permission of the village council, and the recordings are kept where they were made.',
    campus: [
      'A recording studio and twelve practice rooms',
      'A farm that supplies the kitchen',
      'Counselling in six Naga languages and Nagamese',
    ],
  },
  'Floating Isle Institute of Sports': {
    about:
      'Sports science, coaching and physiotherapy for athletes who prepare a second career. Training is in the morning, classes begin at eleven, and injured students move to the physiotherapy course for a term instead of stopping.',
    campus: [
      'A running track and an indoor hall for sepak takraw',
      'A movement laboratory with force plates',
      'A rehabilitation pool open to the public',
    ],
  },
  'Bamboo Grove Institute of Design': {
    about:
      'Furniture, architecture and sustainable materials in the hills of Mizoram. A joint is judged by what it carries: models are loaded until they break, in front of the class.',
    campus: [
      'A nursery with nineteen kinds of bamboo',
      'A testing frame for joints and beams',
      'Residencies for local carpenters',
    ],
  },
  'Coconut Row School of Hospitality': {
    about:
      'Hotel management, cooking and service in a training hotel with paying guests. Students rotate through eight departments in two years, and guests fill in a card about them.',
    campus: [
      'A training hotel with twenty-four rooms',
      'Kitchens for Tamil, French and bakery courses',
      'French and English conversation tables at lunch',
    ],
  },
  'Pine Needle School of Public Health': {
    about:
      'Nursing, nutrition and community health for the hill districts. The village practice lasts one day a week in all years, and students walk the same round long enough to know the families.',
    campus: [
      'A simulation ward with eight beds',
      'A mobile clinic that visits fourteen villages',
      'A milk and nutrition laboratory',
    ],
  },
  'Morning Raga Institute of Languages': {
    about:
      'Eleven Indian and seven foreign languages, spoken from the first hour and written later. The department of language technology records speakers for open data sets and pays them by the hour.',
    campus: [
      'Sound-proof booths for recordings',
      'A tandem board where learners find each other',
      'A hall for readings in every language taught',
    ],
  },
};
