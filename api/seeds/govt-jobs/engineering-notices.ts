import type { PostNotice } from './post-notice';

/** The notices of the engineering posts, by title. */
export const engineeringNotices: Readonly<Record<string, PostNotice>> = {
  'Assistant Engineer, Civil': {
    ages: [21, 37],
    paragraphs: [
      'Assistant Engineers survey sites, prepare estimates and check that contractors build roads and public buildings as drawn. Each measured item is entered in the measurement book before a bill is passed.',
      'A degree in civil engineering is essential. General applicants should be at least 21 and at most 37.',
      'Candidates qualify either by the written examination of the State PSC or by a valid GATE score in civil engineering. Both groups are interviewed by the same board.',
      'Revise concrete design, soil mechanics, highway engineering and quantity estimation. Carry the GATE score card, if you apply with it, and your degree certificate.',
    ],
    duties: ['Prepare estimates and drawings', 'Measure completed work', 'Test materials on site'],
  },
  'Junior Engineer, Electrical': {
    ages: [18, 33],
    paragraphs: [
      'The engineer of a district keeps overhead lines, transformers and feeders working, leads repair crews after storms and investigates losses. Calls at night are common in the rainy season.',
      'A diploma in electrical engineering is required of applicants from 18 to 33.',
      'The board holds a single written test, with most questions on electrical subjects. Successful candidates show their documents and pass a medical test, in which colour vision is examined.',
      'Go through transformers, protection, earthing and electricity rules once more. A driving licence for a two-wheeler is helpful because substations lie far apart.',
    ],
    duties: ['Inspect lines and transformers', 'Restore supply after faults', 'Issue work permits'],
  },
  'Executive Engineer, Irrigation': {
    ages: [28, 45],
    paragraphs: [
      'Before the monsoon the division inspects gates, embankments and spillways; in the dry months it shares out canal water by turns. The Executive Engineer decides on releases, approves repairs and listens to farmers’ associations.',
      'Engineers with a civil or water resources degree can apply between the ages of 28 and 45. Practice in planning or running hydraulic works is expected at this level.',
      'The State PSC first holds a written paper on hydraulics, dam safety and contract management. An interview with questions on past works comes second.',
      'Study flood routing, canal regulation and the safety inspection of dams. Prepare a one-page account of a structure for which you were responsible.',
    ],
    duties: ['Plan water releases', 'Inspect dams and canals', 'Approve repairs and tenders'],
  },
  Surveyor: {
    ages: [18, 35],
    paragraphs: [
      'Surveyors measure fields and house plots with satellite receivers and total stations, settle boundary marks in the presence of neighbours and draw the map of the village.',
      'Those with an ITI certificate in surveying or draughting, or a diploma in civil engineering or surveying, can apply. The lower age limit is 18 and the upper 35.',
      'A practical test in the field and another at a drawing program decide the selection. Appointment is on contract, and the fieldwork is spread over several villages.',
      'Practise setting up an instrument quickly, closing a traverse and working with map software. Sturdy shoes, a hat and drinking water are needed on the test day.',
    ],
    duties: ['Measure plots', 'Fix boundary marks', 'Draw and correct village maps'],
  },
  'Urban Design Consultant': {
    ages: [30, 60],
    paragraphs: [
      'The authority wants streets where people can walk safely. Its consultant counts pedestrians, redesigns footpaths and crossings, and presents the drawings to residents and to the traffic police.',
      'An engineering degree or a postgraduate degree in planning, architecture or transport is required, together with built street projects. The age bracket is 30 to 60.',
      'Portfolios are ranked by a jury, and the authors of the best ones walk a street with it and discuss what they would change. No exam is held, and each agreement covers one project.',
      'Limit the portfolio to five projects and state your own part in each. Site visits are in person, while drawing and reporting can be done from home.',
    ],
    duties: ['Survey streets on foot', 'Design crossings and footpaths', 'Consult residents'],
  },
};
