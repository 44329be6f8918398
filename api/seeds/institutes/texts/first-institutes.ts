import type { InstituteText } from '../institute-source';

export const firstInstituteTexts: Readonly<Record<string, InstituteText>> = {
  'Narmada Institute of Technology': {
    about:
      'The university has 6,200 students in eleven branches of engineering, from civil to computer science. The third year is spent half in class and half in a project for a municipality or a firm of Madhya Pradesh, such as the water meters of Bhopal.',
    campus: [
      'A fabrication laboratory open until ten at night',
      'Hostels for 2,800 students, with separate study halls',
      'A bus from the railway station every half hour',
    ],
  },
  'Palash School of Data Science': {
    about:
      'Four programmes, ninety students a year: statistics, data engineering, official statistics and a diploma for people at work. Classes have at most thirty seats, and every student presents an analysis to an outside client before the degree.',
    campus: [
      'A computing cluster that students administer themselves',
      'A reading room with the publications of the census since 1951',
      'Evening batches for the diploma',
    ],
  },
  'Kadamba Lane Design College': {
    about:
      'Students of product, interface and craft design share one studio floor in an old customs house. The first project of each year is done for a resident of the neighbourhood, and the result stays in use.',
    campus: [
      'Workshops for wood, clay and print',
      'A usability room with an observation window',
      'An open day for school classes every second Friday',
    ],
  },
  'Devdaru Hill University': {
    about:
      'Eighteen departments of science and humanities, among them glaciology, Pahari languages and social history. Winter vacation is long, so field courses take place in June when the passes are open.',
    campus: [
      'A weather station with records since 1974',
      'Heated reading rooms from November to March',
      'Support for students from Lahaul, Spiti and Kinnaur in their first year',
    ],
  },
  'Godavari Bend Coaching Centre': {
    about:
      'Preparation for engineering entrance tests in batches of forty, with a doubt session after each class. Students who fail a test in the weekly series meet a teacher on Monday before new material begins.',
    campus: [
      'A test every Sunday on the same software as the examination',
      'A quiet hall from five in the morning',
      'Fees by the month, without a deposit',
    ],
  },
  'Sal Forest Polytechnic': {
    about:
      'Diplomas in mechanical, electrical and mining trades for students after class 10. Each of the six semesters has two weeks in a workshop of the region, and the final project is a machine that somebody has ordered.',
    campus: [
      'A model mine gallery for safety drills',
      'Welding and electrical workshops renewed in 2022',
      'A girls’ hostel with 120 places',
    ],
  },
  'Saffron Field College of Commerce': {
    about:
      'Commerce, accounts and tourism management in morning and day shifts. The college runs a tax help desk for houseboat owners and small shops each July, staffed by third-year students under a chartered accountant.',
    campus: [
      'A simulated bank branch for training',
      'Central heating in the library block',
      'Stipends for students whose parents work in the orchards',
    ],
  },
  'Monsoon Coast Marine Academy': {
    about:
      'Navigation, marine engineering and port logistics for cadets and for officers who renew a certificate. Sea time is arranged with shipping companies and is part of the curriculum from the second year.',
    campus: [
      'A bridge simulator with three consoles',
      'An engine hall with a working four-stroke diesel',
      'A pool for survival training',
    ],
  },
  'Howrah Quay School of Management': {
    about:
      'The two-year programme uses cases from small firms of the eastern states: a jute mill, a sweet shop with nine branches, a ferry cooperative. Owners come to class and say which of the proposals they would follow.',
    campus: [
      'A case library written by the faculty',
      'Weekend batches for family businesses',
      'A hall on the river front that alumni may book',
    ],
  },
  'Blue Glaze School of Crafts': {
    about:
      'Ceramics, block printing and weaving, taught by masters of the trade together with teachers of costing and export rules. Half of the students come from craft families and bring their own designs.',
    campus: [
      'Two gas kilns and one wood-fired kiln',
      'A dye garden behind the weaving shed',
      'A shop that pays students the full price less ten percent',
    ],
  },
  'Chinar Leaf Open College': {
    about:
      'Degrees at a distance for 4,000 learners between Uri and Leh. Printed books and recorded lessons arrive together; classes are held on weekends in eleven study centres, and the examination can be taken twice a year.',
    campus: [
      'A loan pool of laptops and solar chargers',
      'A telephone line for tutors on six evenings',
      'Study centres in eleven towns',
    ],
  },
  'Lotus Tank Engineering College': {
    about:
      'Textile, mechanical and software engineering in a city of mills and pump makers. Students of all three branches build one machine together in the sixth semester, including its drive, its frame and its program.',
    campus: [
      'A spinning and weaving hall with industrial machines',
      'A foundry shared with two companies',
      'A placement cell run by staff and elected students',
    ],
  },
  'Pearl Bazaar Institute of Computing': {
    about:
      'Programming, systems and security for 900 students. There is one large examination a year; everything else is judged by programs that run, and the rules for helping each other are written down and signed.',
    campus: [
      'A security laboratory that is not connected to the network',
      'Machines that may be booked around the clock',
      'A reading group on system papers, open to guests',
    ],
  },
  'Red River Ferry University': {
    about:
      'Law, botany, geography, engineering and twenty further subjects for students of the eight north-eastern states. A boat with a laboratory visits the river islands in winter, and its measurements are used in five departments.',
    campus: [
      'A herbarium with 41,000 sheets',
      'Teaching materials in Assamese, Bodo and English',
      'Hostels that stay open during floods',
    ],
  },
  'Orchid Ridge College': {
    about:
      'Hospitality, horticulture and languages of the Himalaya. Students of hospitality run a guest house of eleven rooms as their third-year practice, and the kitchen buys from the nursery next door.',
    campus: [
      'Greenhouses for orchids and cardamom',
      'A training guest house with eleven rooms',
      'Language laboratories for Nepali, Lepcha and Bhutia',
    ],
  },
};
