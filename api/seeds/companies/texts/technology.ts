import type { CompanyText } from '../company-source';

export const technologyCompanyTexts: Readonly<Record<string, CompanyText>> = {
  'Kesari Loop Software': {
    workplace:
      'Six product teams of seven people, a release every Thursday and no meetings before eleven.',
    hiring: 'A call of thirty minutes, then half a day with the team.',
    benefits: [
      'Health cover that includes parents',
      '24 days of paid leave',
      '₹40,000 a year for courses and books',
    ],
  },
  'Nimbu Stack Labs': {
    workplace:
      'Twenty-six people share one floor and one chat; most decisions are written, so that they can be read later.',
    hiring: 'You exchange a few mails with us, then talk to two engineers.',
    benefits: [
      'Choice of computer',
      'Shares in the company after one year',
      'Four-day weeks in May',
    ],
  },
  'Patang Lane Payments': {
    workplace: 'Payments run at night too, so every team has a rota and a day off after it.',
    hiring: 'Two interviews on one day and an answer by the next evening.',
    benefits: [
      'On-call allowance',
      'Provident fund from the first month',
      'Cab home after eight in the evening',
    ],
  },
  'Haldi Health Systems': {
    workplace:
      'Doctors and engineers sit in the same teams, and everybody spends a day in a clinic each year.',
    hiring: 'A telephone talk is followed by a visit of two hours.',
    benefits: [
      'Free treatment in partner clinics',
      'Paid leave for caring',
      'Gratuity and provident fund',
    ],
  },
  'Tulsi Courtyard Analytics': {
    workplace:
      'A house with a courtyard, sixty colleagues, and a public reading of results on Friday.',
    hiring: 'We send a data set, you send questions, then we meet.',
    benefits: [
      'Conference budget',
      'Flexible hours between eight and eight',
      'Lunch cooked in the house',
    ],
  },
  'Chakra Grid Energy': {
    workplace:
      'Control rooms are staffed day and night; offices keep normal hours and visit a park once a quarter.',
    hiring: 'An online test, a technical interview and a medical check.',
    benefits: [
      'Group insurance',
      'Shift allowance where there are shifts',
      'Housing loan at a reduced rate',
    ],
  },
  'Sitara Cloudworks': {
    workplace:
      'Customers are in eleven time zones, and shifts are fixed for six months so that they can be planned around.',
    hiring: 'Three short interviews by video, each with a named topic.',
    benefits: [
      'Paid certification exams',
      'Health insurance for the family',
      'Transfer between six cities',
    ],
  },
  'Kagaz Kalam Forms': {
    workplace:
      'A team of nineteen that works for district offices and hospitals; trips to both are part of the job.',
    hiring: 'One afternoon with us, travel paid.',
    benefits: [
      'Flexible hours',
      'Travel by train in AC chair car',
      'A month of paid learning after three years',
    ],
  },
  'Sangam Voice Works': {
    workplace:
      'The centres work in three shifts and nine languages, with a canteen that is open in all of them.',
    hiring: 'A language test, a talk with the team manager and an offer on paper.',
    benefits: [
      'Transport at night',
      'Attendance bonus',
      'Medical insurance',
      'Internal training with certificates',
    ],
  },
  'Saral Column Tax Tools': {
    workplace:
      'From April to July everybody is busy, from November to January the office closes at four.',
    hiring: 'A written case, then a talk with the head of the department.',
    benefits: ['Bonus after the filing season', 'Sponsored CA and CS papers', '26 days of leave'],
  },
  'Nakshatra Chip Studio': {
    workplace:
      'Teams in Bengaluru, Dresden and Hsinchu hand over at fixed hours, so that evenings stay free.',
    hiring: 'Two technical interviews and one with a colleague abroad.',
    benefits: ['Relocation support', 'Stock units', 'Visits to the other sites'],
  },
  'Mihir Arm Robotics': {
    workplace:
      'Software desks look onto the hall where arms are assembled, and prototypes are tested after lunch.',
    hiring: 'You spend a day with the team and are paid for it.',
    benefits: ['Workshop for own projects', 'Health insurance', 'Canteen with subsidised lunch'],
  },
  'Anaaj Field Agritech': {
    workplace:
      'The season sets the calendar: sowing and harvest are for the field, the months between for building.',
    hiring: 'An interview in the office and a morning in a mandi.',
    benefits: ['Field allowance', 'Insurance for the family', 'Extra leave after the harvest'],
  },
  'Jugnu Slate Learning': {
    workplace:
      'Authors, teachers and developers work on one school year at a time, and schools test each chapter.',
    hiring: 'You send a sample of your work and discuss it with two future colleagues.',
    benefits: ['School holidays at Diwali', 'Fee support for children', 'Books at cost'],
  },
  'Barahkhadi Books': {
    workplace:
      'A publisher of school books for forty years, with a digital department of thirty that was added in 2019.',
    hiring: 'A written exercise, marked without names, then an interview.',
    benefits: ['Provident fund and gratuity', 'Library leave of five days', 'Books for the family'],
  },
  'Aakaar Study Circle': {
    workplace:
      'Tutors in thirty towns are connected by a Monday call and a shared store of exercises.',
    hiring: 'After a call you meet a teacher and two parents by video.',
    benefits: [
      'Allowance for internet and power backup',
      'Payment twice a month',
      'Teacher training',
    ],
  },
};
