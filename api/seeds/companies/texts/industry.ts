import type { CompanyText } from '../company-source';

export const industryCompanyTexts: Readonly<Record<string, CompanyText>> = {
  'Bargad Freight Lines': {
    workplace:
      'Depots run around the clock and offices from nine to six; drivers and planners eat at the same tables.',
    hiring: 'A form, an interview at the nearest depot and a reference from your last employer.',
    benefits: [
      'Accident and health insurance',
      'Overtime as by law',
      'Rail concession for the family',
    ],
  },
  'Mela Ground Commerce': {
    workplace: 'The weeks before Diwali are long; in January there is a week off for everybody.',
    hiring: 'Two interviews, one of them with somebody from another department.',
    benefits: ['Staff discount at all makers', 'Week off in January', 'Health insurance'],
  },
  'Dhaba Table Foods': {
    workplace: 'Kitchens start at four in the morning, and so does the first planning call.',
    hiring: 'You meet the manager at a kitchen and taste the day’s menu.',
    benefits: ['Meals on duty', 'Provident fund', 'Night allowance'],
  },
  'Granite Ghat Constructions': {
    workplace: 'Site work goes in blocks of three weeks, followed by a week at home.',
    hiring: 'An interview with the project head and a check of certificates.',
    benefits: ['Site accommodation', 'Insurance for work at height', 'Travel home every month'],
  },
  'Rangmanch Reel Media': {
    workplace: 'Projects last from two weeks to a year, and the team is chosen anew for each.',
    hiring: 'We look at your work first and talk about it for an hour.',
    benefits: ['Days off in lieu after shoots', 'Edit rooms for own films', 'Medical insurance'],
  },
  'Taana Baana Textiles': {
    workplace:
      'The mill has 1,900 workers in three shifts, a school for their children and its own clinic.',
    hiring: 'A trade test or a case, then an interview with the department.',
    benefits: ['Housing colony near the mill', 'Bonus by agreement', 'Crèche'],
  },
  'Vayu Lane Mobility': {
    workplace:
      'Prototypes are driven every Friday, and whoever built a part may be asked to drive it.',
    hiring: 'A practical exercise at the works and a talk with two engineers.',
    benefits: ['A vehicle at cost price', 'Shares for long service', 'Group medical cover'],
  },
  'Monsoon Ledger Accounts': {
    workplace:
      'Clients are small firms, so every accountant also explains; the office is quiet from two to four.',
    hiring: 'A test on vouchers and a conversation about one of your mistakes.',
    benefits: [
      'Leave before examinations',
      'Professional fees paid',
      'Work close to home in four cities',
    ],
  },
  'Gulmohar Brick Homes': {
    workplace:
      'Weekends are for visitors to the sites, so the free days are Tuesday and Wednesday.',
    hiring: 'An interview at a project site.',
    benefits: [
      'Incentives paid each quarter',
      'Reduced price after five years',
      'Health insurance',
    ],
  },
  'Pehli Kiran Rooftop Solar': {
    workplace: 'Crews leave at seven and are back by four, because roofs are hot in the afternoon.',
    hiring: 'A day with a crew, and a talk about safety.',
    benefits: ['Safety gear and training', 'Accident insurance', 'Fuel allowance'],
  },
  'Safar Trail Journeys': {
    workplace:
      'Guides and office staff change roles for two weeks a year, which keeps both sides polite.',
    hiring: 'We meet for tea, then you plan a weekend trip on paper.',
    benefits: ['One free journey a year', 'Unpaid leave for long walks', 'Travel insurance'],
  },
  'Peepal Shade Insurance Desk': {
    workplace:
      'Branches close at half past five, and targets are set for the team, not for the person.',
    hiring: 'A group discussion and an interview on the same day.',
    benefits: ['Group term insurance', 'Licence examination paid', 'Yearly bonus'],
  },
  'Indigo Vat Dyes': {
    workplace:
      'Laboratory, plant and sales share one site, and visitors are walked through all three.',
    hiring: 'An interview and a visit to the plant with safety instruction.',
    benefits: ['Canteen', 'Yearly health check', 'Provident fund'],
  },
  'Neem Leaf Therapeutics': {
    workplace: 'The plants follow good manufacturing practice to the letter, also on a Sunday.',
    hiring: 'Document check, interview and medical examination.',
    benefits: ['Medicines at cost', 'Shift allowance', 'Hospital cover for the family'],
  },
  'Loom and Ledger Consulting': {
    workplace: 'Consultants are at the client from Monday to Thursday and in the office on Friday.',
    hiring: 'Two cases and a talk with a partner.',
    benefits: [
      'Travel in reserved class',
      'Sabbatical after four years',
      'Health insurance for parents',
    ],
  },
  'Pankh Rivet Aero Components': {
    workplace:
      'Every part has a paper trail, and the inspection room is kept at 20 degrees all year.',
    hiring: 'A practical test on the shop floor.',
    benefits: ['Skill allowance', 'Canteen and bus', 'Insurance'],
  },
  'Sanjeevani Lane Clinics': {
    workplace: 'Eleven clinics with twenty to forty beds each, most of them in district towns.',
    hiring:
      'Registration papers are checked first; then you meet the head nurse and the medical director.',
    benefits: [
      'Hostel room near the clinic',
      'Night duty allowance',
      'Support for a post-basic degree',
    ],
  },
};
