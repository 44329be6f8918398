import type { PostNotice } from './post-notice';

/** The notices of the posts in healthcare, by title. */
export const healthcareNotices: Readonly<Record<string, PostNotice>> = {
  'Staff Nurse, District Hospital': {
    ages: [20, 38],
    paragraphs: [
      'Nurses on the wards give medicines, dress wounds, watch the condition of patients and hand over to the next of three shifts.',
      'Either a B.Sc. in nursing or a diploma in general nursing and midwifery is accepted, with registration at a state nursing council and an age from 20 to 38.',
      'One written test on nursing subjects produces the merit list, and nobody is interviewed.',
      'Revise drug dosage calculations, infection control and midwifery, and see that your registration does not lapse before the day of verification.',
    ],
    duties: [
      'Give medicines and dress wounds',
      'Record temperature, pulse and blood pressure',
      'Hand over patients at the end of the shift',
      'Follow the rules of infection control',
    ],
  },
  'Medical Officer': {
    ages: [22, 42],
    paragraphs: [
      'At a primary health centre the medical officer sees outpatients every morning, attends deliveries and emergencies, and oversees vaccination in the surrounding villages.',
      'An MBBS degree, a completed internship and registration with a medical council are required of applicants, who may be 22 to 42 years old.',
      'Doctors are selected by the State PSC on a computer-based paper in clinical subjects and a brief interview.',
      'Go over community medicine and the national health programmes as thoroughly as medicine and surgery.',
      'The internship completion certificate and the registration certificate are examined on the day of the interview.',
    ],
    duties: [
      'Treat outpatients and emergencies',
      'Supervise vaccination and maternal care',
      'Refer serious cases to the district hospital',
      'Report outbreaks of disease',
    ],
  },
  'Community Health Worker': {
    ages: [21, 45],
    paragraphs: [
      'Health workers go from house to house for a few hours a day, remind families of vaccination dates, and accompany expectant mothers to the health centre.',
      'Residents of the area between 21 and 45 who have passed Class 10 and speak the local language can take up this part-time work.',
      'The health centre invites suitable applicants for a conversation, without a written test, and asks about their knowledge of the locality.',
      'Carry proof of residence and the Class 10 marksheet to that meeting.',
    ],
    duties: [
      'Visit homes and remind families of vaccinations',
      'Accompany mothers to the health centre',
      'Keep the household register',
    ],
  },
  'Telemedicine Doctor': {
    ages: [23, 60],
    paragraphs: [
      'Doctors on this contract advise patients by video call from home, write electronic prescriptions, and send people who need an examination to the nearest hospital.',
      'Applicants hold an MBBS and a current registration, are between 23 and 60 years of age, and speak the language of the state as well as English or Hindi.',
      'Selection consists of an interview by video, during which a consultation with a simulated patient is acted out.',
      'A quiet room, a steady broadband connection and a backup power supply must be available before the first shift.',
    ],
    duties: [
      'Advise patients by video call',
      'Write electronic prescriptions',
      'Refer patients who need an examination',
      'Note each consultation in the patient’s record',
    ],
  },
};
