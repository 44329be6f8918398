import type { PostNotice } from './post-notice';

/** The notices of the research posts, by title. */
export const researchNotices: Readonly<Record<string, PostNotice>> = {
  'Junior Research Fellow': {
    ages: [21, 28],
    paragraphs: [
      'A fellow prepares samples, measures their strength or conductivity, keeps a laboratory notebook and writes up results with the project leader. Registration for a PhD is possible during the fellowship.',
      'The education required is a postgraduate degree in physics, chemistry, materials science or a related subject. On the cut-off date you must be at least 21 and not older than 28.',
      'A valid NET fellowship or a GATE score is necessary to apply. The laboratory invites qualified applicants to an interview about their thesis and the methods of the project.',
      'Read two recent papers on the materials of the project and be ready to discuss an experiment that failed. Bring the thesis, the NET or GATE result and reference letters.',
    ],
    duties: ['Prepare and test samples', 'Keep laboratory records', 'Write up results'],
  },
  'Scientist B': {
    payLevel: 10,
    ages: [23, 35],
    paragraphs: [
      'Scientists at this centre compare monsoon forecasts with observations, find out where a model is wrong and program better versions. Results are published and shared with forecasting offices.',
      'A PhD in atmospheric science, physics, mathematics or computing, or a degree in engineering, is asked for. Applications are accepted from persons aged 23 to 35.',
      'Candidates are shortlisted by GATE score and then interviewed. The panel asks about numerical methods, statistics and earlier research.',
      'Revise differential equations and time series, and brush up on programming for large machines. A public repository with a small model of your own says more than a list of courses.',
    ],
    duties: [
      'Develop and test weather models',
      'Evaluate forecasts against observations',
      'Publish and present findings',
    ],
  },
  'Project Associate, Biodiversity': {
    ages: [21, 35],
    paragraphs: [
      'Associates walk fixed routes in forests at dawn, record each bird and plant with its position, and enter the counts in a shared map. Field camps last one to two weeks.',
      'The institute asks for a postgraduate degree in botany, zoology, ecology or forestry. The lower and upper age limits are 21 and 35.',
      'Having passed NET is a condition for this project. Shortlisted applicants identify species from photographs and recordings, and then meet the project leader for an interview.',
      'Keep a list of species seen in your own area for some weeks, and learn to use a GPS receiver. The contract ends with the project.',
    ],
    duties: ['Count birds and plants', 'Map habitats', 'Enter and check field data'],
  },
  'Senior Scientist, Agriculture': {
    ages: [30, 47],
    paragraphs: [
      'The scientist crosses and selects varieties of millet, pulses or rice that yield well with little water, runs trials on the station and on farmers’ fields, and supervises younger researchers.',
      'A PhD in plant breeding, genetics or agronomy is the required qualification. The station accepts applicants between 30 and 47 years old.',
      'UGC NET is an eligibility condition. A committee scores publications, released varieties and research projects, and then calls the leading applicants for a seminar and an interview.',
      'Prepare a seminar of twenty minutes on a breeding programme you would start, with a plan for three seasons. Copies of your five best papers should be included with the application.',
    ],
    duties: ['Breed drought-tolerant varieties', 'Run field trials', 'Guide junior researchers'],
  },
  'Summer Research Intern': {
    ages: [19, 28],
    paragraphs: [
      'Interns classify land, water and crops on satellite images with open software, compare their maps with field data and present one finding at the end of the summer. The internship is done entirely online.',
      'Students and graduates of an engineering or postgraduate course, aged 19 to 28, are invited to apply. Some experience with Python or another programming language is needed.',
      'Mentors choose from the applications by a statement of interest and a small task on a public image. There is no exam and no visit to the centre.',
      'Try one tutorial on image classification before you write the statement, and say what you would like to find out. Check that your computer can store and open files of several gigabytes.',
    ],
    duties: ['Classify satellite images', 'Compare maps with field data', 'Present one finding'],
  },
};
