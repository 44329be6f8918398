import type { PostNotice } from './post-notice';

/** The notices of the posts in public sector undertakings, by title. */
export const psuNotices: Readonly<Record<string, PostNotice>> = {
  'Graduate Engineer Trainee': {
    ages: [21, 28],
    paragraphs: [
      'Trainees spend their first year moving through the boiler, turbine, electrical and control sections of a power station. After that they join a shift crew as engineers.',
      'A degree in mechanical, electrical, electronics or instrumentation engineering is required, and the age range is 21 to 28.',
      'The company shortlists by the GATE score of the branch named in the application. Group discussion and an interview complete the selection, and a medical fitness check precedes joining.',
      'Enter your GATE registration number exactly as it appears on the score card. For the interview, revise thermodynamics, electrical machines and your final-year project.',
    ],
    duties: [
      'Rotate through the plant sections',
      'Keep a training log',
      'Assist the shift engineer with start-up and shutdown',
    ],
  },
  'Executive, Finance': {
    ages: [22, 30],
    paragraphs: [
      'Executives of the finance wing pass bills, close the books each month, prepare papers for auditors and compare mining costs with the budget.',
      'The minimum education is a postgraduate degree in commerce or finance. Applicants may not be younger than 22 or older than 30.',
      'The company conducts its own computer-based test with a professional part and an aptitude part. An interview of the leading candidates follows.',
      'Revise accounting standards, goods and services tax, and cost accounting. Practise reading a balance sheet and explaining in plain language what it shows.',
    ],
    duties: ['Close monthly accounts', 'Prepare audit papers', 'Compare costs with the budget'],
  },
  Technician: {
    ages: [18, 28],
    paragraphs: [
      'Technicians run a rolling mill in shifts: they set the gap between the rolls, watch the temperature of the steel and stop the line when a fault appears. Planned maintenance is done with the line isolated and locked.',
      'An ITI certificate or a diploma in a mechanical, electrical or metallurgical trade is accepted from applicants aged 18 to 28.',
      'The works hold a written test on the trade and a practical test on a machine. The two results together decide the merit list, without an interview.',
      'Refresh measuring with callipers, reading drawings and basic hydraulics. You will stand for long hours near hot metal, so consider your health honestly before you apply.',
    ],
    duties: [
      'Set and run the rolling mill',
      'Carry out maintenance',
      'Record faults and stoppages',
    ],
  },
  'Deputy General Manager, Projects': {
    ages: [38, 48],
    paragraphs: [
      'The post holder is in charge of a bridge or tunnel project from the survey to handing over: programme, contractors, safety and cost. Most of the time is spent at the site, with reviews at the head office.',
      'A degree in civil engineering is a must, with a long record of senior positions on large works. Persons from 38 to 48 years of age are eligible.',
      'Selection rests on an evaluation of experience and an interview before a board. There is neither a written nor a skill test.',
      'List your projects with length or span, value, your position and the date of completion. Expect questions on contract claims, tunnelling through weak rock and accident prevention.',
    ],
    duties: [
      'Direct the project team',
      'Negotiate with contractors',
      'Answer for safety, time and cost',
    ],
  },
  'Trade Apprentice': {
    ages: [18, 24],
    paragraphs: [
      'Apprentices learn from operators how a refinery unit is started, kept steady and stopped: reading gauges, taking samples and drawing process diagrams.',
      'Either Class 12 with science or an ITI certificate in a process or maintenance trade makes you eligible, between the ages of 18 and 24.',
      'A merit list is drawn up from the marks in Class 12 or ITI. Nobody has to sit an exam, but a medical check is required because of work at height.',
      'The stipend is credited to your own bank account, so open one before joining. Full sleeves and closed shoes are compulsory inside the plant.',
    ],
    duties: [
      'Observe and assist operators',
      'Take samples and read gauges',
      'Take part in safety drills',
    ],
  },
  'Legal Adviser': {
    ages: [35, 60],
    paragraphs: [
      'The adviser reads reinsurance and service contracts, gives written opinions on claims and appears for the company before courts and consumer commissions. Drafting may be done from home; hearings and meetings are attended in person.',
      'A law degree and enrolment as an advocate are required. Practitioners between 35 and 60 may apply.',
      'A panel goes through the list of cases argued and invites suitable advocates for a discussion. The engagement is as a consultant, for a term stated in the agreement.',
      'Attach three opinions or pleadings with the parties’ names removed. Declare any matter in which you act against an insurer.',
    ],
    duties: ['Review contracts', 'Give opinions on claims', 'Represent the company in court'],
  },
};
