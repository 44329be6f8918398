import type { EventText } from '../event-source';

export const contestTexts: Readonly<Record<string, EventText>> = {
  'Smart Contract Clinic': {
    about:
      'Ten small contracts, each with a fault that has cost somebody money before. Patang Lane Payments asks engineers with several years of practice to find the fault, write the test that shows it and repair it.',
    details:
      'Points are given for the test first, and for the repair only if the test fails without it.',
    highlights: [
      'The faults are taken from published post-mortems',
      'A reference repair for each contract after the final',
      'Conversations with the audit team for the first ten',
    ],
    bring: ['Your own tool chain', 'A hardware key, if you use one for Git'],
    rounds: [
      'Four contracts in an hour, without network access to a chain.',
      'Six contracts that call each other, in three hours.',
    ],
  },
  'Kernel Marathon': {
    about:
      'Boards from the laboratory of Nakshatra Chip Studio, a serial cable and a fault below the operating system: a driver that loses interrupts, a cache that is flushed too late.',
    details: 'The fee covered the use of the board. Oscilloscopes were shared between two tables.',
    highlights: [
      'Engineers who designed the chip as referees',
      'Dinner with the team',
      'The board stays with the winner',
    ],
    rounds: [
      'Read a dump of registers and name the instruction at fault.',
      'Repair three drivers on a real board before the clock runs out.',
    ],
  },
  'Small Screens Design Contest': {
    about:
      'Design a booking page for a phone with a cracked screen, held in one hand, in the sun. Kadamba Lane Design College gives the task that its own students get in their second year.',
    details: 'Sketches on paper count as much as finished screens in the first round.',
    rounds: [
      'Six sketches, photographed with a real phone in daylight.',
      'A clickable prototype that a person on the pier uses without help.',
    ],
  },
  'Signs of the Station': {
    about:
      'A traveller who reads none of the scripts on the boards has four minutes to change trains at Jaipur. Blue Glaze School of Crafts asks for signs that work without a word, in tile or enamel.',
    details:
      'Teams pair a designer with somebody from a craft. Materials for one full-size sign are paid.',
    highlights: [
      'A guided walk through the station at six in the morning',
      'Two days in the tile workshop',
      'An exhibition on platform one',
    ],
    rounds: [
      'Drawings of three signs and the path between them.',
      'One sign in its real size, hung at its real height.',
    ],
  },
  'Poster for a River': {
    about:
      'One poster, one river, one message. Rangmanch Reel Media collects posters for a travelling exhibition along the Hooghly, the Damodar and the Teesta.',
    details:
      'The fee of ₹99 pays for the print of your poster in A2, which is sent back after the tour.',
    highlights: [
      'A jury of a boatman, a hydrologist and a printer',
      'Thirty posters travel to nine towns',
      'Rights stay with the artist',
    ],
    rounds: [
      'A draft in pencil or pixels, with the name of the river.',
      'A file ready for offset print, or the original by post.',
    ],
  },
  'Leaf Doctor Challenge': {
    about:
      'Name the disease of a leaf from a picture that a farmer took, with fingers in it and the wrong white balance. Mustard Field Agricultural College releases 8,400 labelled pictures of wheat, mustard and cotton.',
    details: 'Models must run on a phone with 3 GB of memory; the size counts in case of a tie.',
    highlights: [
      'Labels by two plant pathologists, with their disagreements',
      'A forum where the organisers answer within a day',
      'A field day for the three best teams',
    ],
    rounds: [
      'Five submissions a day, scored on pictures of the last season.',
      'Two chosen models with their code, scored on pictures that were taken after the start.',
    ],
  },
  'Speech for Every Script': {
    about:
      'Santali, Kodava and Mising have a few hours of recorded speech each. Sangam Voice Works asks research teams how far recognition can get with so little, and what helps: other languages, text, or better recordings.',
    details:
      'All data may be used for research after the competition. Experience with acoustic models is expected.',
    highlights: [
      'Eleven hours of speech in three languages',
      'Computing credits for universities',
      'A joint report with all finalists as authors',
    ],
    bring: ['A signed data agreement for each member', 'A description of other data that you use'],
    rounds: [
      'Word error rates on a shared test set, published every Monday.',
      'A hidden set by new speakers; the code has to run on the organiser’s machine.',
    ],
  },
  'Traffic of Tomorrow': {
    about:
      'Forecast the queue at forty crossings of Bengaluru for the next thirty minutes. Tulsi Courtyard Analytics supplied loop counts, rain and the calendar of festivals.',
    details: 'A method that explains its forecast to the control room got extra points.',
    rounds: [
      'Scores on eight weeks of counts, with one upload an hour.',
      'Scores on a Diwali week that no participant had seen, and a call with the control room.',
    ],
  },
  'Fix It Forward': {
    about:
      'Make your first contribution to free software, or your second. Kagaz Kalam Forms has prepared two hundred small issues in tools that Indian offices use, each with a person who answers.',
    details: 'A corrected sentence counts as much as a corrected line of code.',
    highlights: [
      'Issues marked by hours and language',
      'Review within two working days',
      'An online evening on Git for people who have never used it',
    ],
    rounds: ['Four weeks. Accepted changes count, and so do reviews of the changes of others.'],
  },
  'Docs Month': {
    about:
      'Manuals of useful tools are often out of date by three versions. Teams of five to ten adopt one manual for a month, test each step on a clean machine and write what is true today. Stepwell Learning Centre hosts the weekly calls.',
    details: 'Translations into Gujarati and Hindi are welcome and counted separately.',
    highlights: [
      'A style sheet and a checklist',
      'Maintainers of twelve projects take part',
      'Calls on Thursday evening',
    ],
    bring: ['A spare computer or a virtual machine', 'A tool that you use yourself'],
    rounds: [
      'Pages accepted by the maintainers within four weeks, each tested by somebody who did not write it.',
    ],
  },
};
