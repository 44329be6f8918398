import type { PostNotice } from './post-notice';

/** The notices of the police posts, by title. */
export const policeNotices: Readonly<Record<string, PostNotice>> = {
  'Police Constable': {
    ages: [18, 25],
    paragraphs: [
      'Constables patrol a beat, manage crowds and traffic at public events, help people who come to the station, and guard places and prisoners.',
      'Those who have passed Class 12 and are 18 to 25 years old may apply, provided that they meet the standards of height and eyesight.',
      'First comes a physical test with a timed run and a long jump, next a written paper set by the recruitment office, and last a medical examination.',
      'Train for the run at least three months ahead, and practise questions on reasoning and current affairs alongside.',
      'Selected recruits complete residential training before they are posted to a station.',
    ],
    duties: [
      'Patrol the beat and note what is seen',
      'Control traffic and crowds',
      'Help people who report an offence',
      'Serve summons issued by courts',
    ],
  },
  'Sub-Inspector of Police': {
    ages: [21, 30],
    paragraphs: [
      'Sub-inspectors investigate cases from the first report to the charge sheet: they visit the scene, question witnesses, collect evidence and lead a team of constables.',
      'Graduates of every subject aged 21 to 30 are eligible if they reach the physical standards of the force.',
      'The State PSC conducts a preliminary and a main written examination, after which come endurance tests and an interview.',
      'Learn the outline of criminal law and procedure, and write short reports of events to gain speed for the descriptive paper.',
    ],
    duties: [
      'Investigate cases and prepare charge sheets',
      'Lead and brief a team of constables',
      'Give evidence in court',
      'Keep the case diary up to date',
    ],
  },
  'Cyber Forensics Consultant': {
    ages: [28, 55],
    paragraphs: [
      'The consultant makes forensic copies of phones and disks, recovers deleted messages and files, and explains the findings to investigating officers and courts.',
      'Examination of devices happens in the laboratory of the cyber cell, while reports may be written from home on a computer of the police.',
      'An engineering degree in computer science, electronics or information technology is needed, together with several years of forensic work; the age range is 28 to 55.',
      'Candidates analyse a test image of a disk in one afternoon, then discuss their method and its limits with a panel.',
      'Mention the tools you have used and, without naming parties, cases in which you gave expert evidence.',
    ],
    duties: [
      'Copy and analyse phones and disks',
      'Document the chain of custody',
      'Write reports that a court can follow',
      'Train officers to seize devices correctly',
    ],
  },
};
