import type { EventText } from '../event-source';

export const codingEventTexts: Readonly<Record<string, EventText>> = {
  'Clean Water Hackathon': {
    about:
      'Narmada Institute of Technology looks for tools that help villages of central India test their wells and share the results. Two panchayats near Sehore have agreed to use the winning prototype for a year.',
    details: 'Test kits, sensors and a set of 3,000 old readings are lent to every team.',
    highlights: [
      'A visit to a village pump on the first morning',
      'Beds in the hostel for teams from other cities',
      'Vegetarian meals and tea at all hours',
    ],
    bring: ['A laptop and its charger', 'College identity card or Aadhaar', 'Bed sheet and torch'],
    rounds: [
      'Two pages: whose water, what is measured, who reads it.',
      'Work in the main hall, with chemists and a hydrologist at three tables.',
      'Show one measured sample and how a health worker would see it.',
    ],
  },
  'Night Bus Hackathon': {
    about:
      'After ten in the evening buses in Pune are few and their stops are dark. Vayu Lane Mobility opens its data of night routes and asks for ideas that make the last ride home safer and more predictable.',
    details: 'Drivers and night-shift nurses answer questions of all teams in an open call.',
    highlights: [
      'Position data of 62 buses over six weeks',
      'A test ride on route 11 after midnight',
      'Paid internships for two teams',
    ],
    rounds: [
      'One page and one drawing of a person waiting at a stop.',
      'Build on the data set; a bus with power sockets is parked outside.',
      'Present inside the bus, with the jury on the passenger seats.',
    ],
  },
  'Harvest Data Hackathon': {
    about:
      'Anaaj Field Agritech provides prices of forty mandis, soil tests and a weather forecast. What can a farmer with a basic phone and five minutes do with them?',
    details:
      'Everything must work over SMS or a voice call. Two farmers’ groups of Ludhiana district rate the finished services.',
    rounds: [
      'A recorded voice message of two minutes instead of slides.',
      'Services run on a gateway with a limit of 160 characters.',
      'A farmer dials your number while the jury listens.',
    ],
  },
  'Open Ledger Hackathon': {
    about:
      'A receipt from a small shop fades in a year. Patang Lane Payments asks for receipts that can be checked in ten years, without asking the shop or trusting one company.',
    details: 'The entry fee pays for a server per team. Use a ledger only if you can say why.',
    highlights: [
      'A sandbox of the payment network with test accounts',
      'An evening on signatures and hashes before the start',
      'Code of finalists is published under an open licence',
    ],
    bring: ['A laptop with Docker', 'One paper receipt that you could not read any more'],
    rounds: [
      'Describe the receipt, who keeps it and who may forge it.',
      'A working issue-and-check cycle; mentors attack it at noon.',
      'The jury changes one rupee in a receipt and watches what happens.',
    ],
  },
  'Monsoon Alert Hackathon': {
    about:
      'Flood warnings reach the islands of the Brahmaputra late or in the wrong language. Red River Ferry University invites large teams of programmers, linguists and volunteers to shorten the way from gauge to household.',
    details:
      'All places went to groups that the university chose from earlier relief work, and are taken. If a team withdraws, the waiting list moves up.',
    highlights: [
      'Gauge readings every fifteen minutes',
      'Speakers of Mising, Bodo and Assamese',
      'Rest rooms and a medical post',
    ],
    bring: ['Power bank', 'Rain clothes', 'Identity card of each member'],
    rounds: [
      'Name one village and describe how it hears of water today.',
      'A drill with recorded gauges; the warning must reach twenty phones.',
      'Relatives of the testers say whether they understood the message.',
    ],
  },
  'Campus Energy Hackathon': {
    about:
      'Sun Wheel Institute of Technology publishes the power readings of its hostels and kitchens. The task was to save a fifth of the bill without anybody sitting in the dark.',
    details: 'The best proposals were tried in two hostels for a month.',
    rounds: [
      'A chart of one building and the hour you want to change.',
      'Sensors, switches and a meter were handed out for the weekend.',
      'The bursar asked how long it takes to earn the money back.',
    ],
  },
  'Secure Clinic Hackathon': {
    about:
      'A doctor needs a record in four seconds, a thief never. Haldi Health Systems gives out a copy of its clinic software with invented patients and asks experienced people to make access both quicker and safer.',
    details: 'You should have worked on security or health records for three years or longer.',
    highlights: [
      'A threat model to start from',
      'Two practising doctors as testers',
      'Findings are published together with the fixes',
    ],
    rounds: [
      'A threat and the change that answers it, on one page.',
      'Patches against the given code, with tests.',
      'A nurse opens six records while a mentor tries to look over her shoulder.',
    ],
  },
  'Byte Sprint Coding Challenge': {
    about:
      'Twelve problems, three hours, one compiler of your choice. Pearl Bazaar Institute of Computing sets them so that the first four can be solved in a first year of study.',
    details: 'Ties are broken by the number of wrong attempts, then by time.',
    highlights: [
      'Problems in English, Hindi and Telugu',
      'Solutions and test data are released on the next day',
      'No webcam: results are checked by a conversation with the finalists',
    ],
    rounds: [
      'Five short problems; everyone with three solved goes on.',
      'Twelve problems in one sitting, with a public table that freezes in the last half hour.',
    ],
  },
  'Ladder of Loops': {
    about:
      'Four sets of problems, each a step harder than the one before, from a single loop to graphs. Nimbu Stack Labs uses the final as the first round of its hiring for graduates.',
    details: 'You may use any notes on paper and the documentation of your language.',
    highlights: [
      'A practice set one week before',
      'Six paid trial weeks for the finalists',
      'Written feedback on one program of your choice',
    ],
    bring: ['A quiet room with a stable line', 'An identity card for the final'],
    rounds: [
      'Sets one and two: loops, strings and sorting.',
      'Sets three and four: recursion, trees and shortest paths.',
    ],
  },
  'Capture the Lantern': {
    about:
      'Somewhere in the network of an invented post office a lantern is hidden. Find it through log files, forgotten passwords and a badly configured printer. Sitara Cloudworks built the range from incidents that it has seen.',
    details: 'Attacks on anything outside the given addresses end the game for the team.',
    rounds: [
      'Twenty puzzles that can be solved with a browser and a shell.',
      'One shared network; every flag that you take makes the defence of others harder.',
    ],
  },
};
