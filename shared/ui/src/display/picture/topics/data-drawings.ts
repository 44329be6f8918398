import { box, circle, type TopicDrawing } from './shape';

/** Drawings for data, mathematics and machine learning. */
export const dataDrawings = {
  table: [
    ['near', box(-28, -22, 56, 44)],
    ['paper', box(-25, -10, 50, 29)],
    ['accent', box(-8, 0, 16, 9)],
    ['mid', 'M-25 0h50M-25 9h50M-8-10v29M8-10v29', 1.6],
  ],
  bell: [
    ['mid', 'M-28 20C-12 20-12-22 0-22S12 20 28 20z'],
    ['near', 'M-30 20h60', 3],
    ['accent', 'M0-22v42', 2.6],
    ['paper', 'M-9 6v13M9 6v13', 2],
  ],
  database: [
    ['near', 'M-22-16v32c0 9 44 9 44 0v-32z'],
    ['mid', 'M-22-16c0-8 44-8 44 0s-44 8-44 0z'],
    ['paper', 'M-22-5c0 8 44 8 44 0M-22 6c0 8 44 8 44 0', 2.4],
    ['accent', circle(15, 16, 2.4)],
  ],
  bars: [
    ['mid', box(-25, 2, 12, 19)],
    ['near', box(-7, -9, 12, 30)],
    ['accent', box(11, -22, 12, 43)],
    ['near', 'M-30 22h60', 3],
  ],
  pie: [
    ['near', circle(-2, 2, 22)],
    ['paper', 'M-2 2l-19 11A22 22 0 0 1-18-13z'],
    ['accent', 'M3-3v-22a22 22 0 0 1 22 22z'],
  ],
  pipeline: [
    ['mid', 'M-22-12h18v24h22M-22 12h18', 4],
    ['near', box(-30, -19, 14, 14)],
    ['near', box(-30, 5, 14, 14)],
    ['accent', circle(-4, 0, 7)],
    ['near', 'M14 3l16 9-16 9z'],
  ],
  flask: [
    ['near', 'M-7-24H7v15l17 28a4 4 0 0 1-4 5h-40a4 4 0 0 1-4-5l17-28z'],
    ['paper', 'M-10 1h20l9 16h-38z'],
    ['accent', circle(-3, 10, 3)],
    ['accent', circle(6, 7, 2)],
    ['mid', 'M-10-24h20', 4],
  ],
  map: [
    ['mid', 'M-29-15l19-6v38l-19 6z'],
    ['paper', 'M-10-21L9-15v38l-19-6z'],
    ['mid', 'M9-15l20-6v38L9 23z'],
    ['accent', 'M0-24a9 9 0 0 1 9 9c0 7-9 15-9 15s-9-8-9-15a9 9 0 0 1 9-9z'],
    ['near', circle(0, -15, 3.4)],
  ],
  fit: [
    ['near', 'M-26-23v45h54', 3],
    [
      'mid',
      [-16, -6, 2, 13, 20].map((x, at) => circle(x, [14, 0, 5, -12, -4][at] ?? 0, 3)).join(''),
    ],
    ['accent', 'M-22 17L26-19', 3],
  ],
  neurons: [
    ['mid', 'M-22-14L0-20 22 0 0 20-22 14 0 0zM-22-14L0 0l22 0M-22-14L0 20M-22 14L0-20', 1.6],
    ['near', circle(-22, -14, 5) + circle(-22, 14, 5)],
    ['near', circle(0, -20, 5) + circle(0, 0, 5) + circle(0, 20, 5)],
    ['accent', circle(22, 0, 6.5)],
  ],
  robot: [
    ['near', 'M0-26v8', 2.6],
    ['accent', circle(0, -26, 3)],
    ['near', 'M-20-18h40a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5v-26a5 5 0 0 1 5-5z'],
    ['paper', box(-18, -11, 36, 21)],
    ['accent', circle(-8, -3, 3.4) + circle(8, -3, 3.4)],
    ['mid', 'M-7 5h14M-12 22h24', 3],
  ],
  scripts: [
    ['near', 'M-28-22h34v26H-12l-8 8v-8h-8z'],
    ['paper', 'M-21-14h20M-6-14v14M-20-8c7-2 8 8 0 6M-13-4h7', 2.6],
    ['accent', 'M-4 8h30v14h-6v6l-7-6H-4z'],
    ['paper', 'M5 19l5-8 5 8M7 17h6', 2],
  ],
  lens: [
    ['near', 'M-15-26h30a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4h-30a4 4 0 0 1-4-4v-44a4 4 0 0 1 4-4z'],
    ['paper', box(-15, -20, 30, 38)],
    ['mid', 'M-11-1C-4-11 4-11 11-1 4 9-4 9-11-1z'],
    ['accent', circle(0, -1, 4)],
  ],
  vectors: [
    ['far', 'M-26 8h52M-26-8h52M-12-22v44M6-22v44', 1.4],
    ['near', 'M-24 20h50M-24 20v-42', 3],
    ['accent', 'M-24 20L14-12M14-12l-9 1M14-12l-2 9', 3.2],
    ['mid', 'M-24 20L20 8', 3],
  ],
  ranking: [
    ['near', box(-28, -22, 56, 13)],
    ['mid', box(-28, -6, 44, 13)],
    ['mid', box(-28, 10, 32, 13)],
    ['accent', 'M18-1l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z'],
    ['paper', 'M-22-16h22M-22 0h14M-22 16h8', 2.4],
  ],
  scales: [
    ['near', 'M0-22v42M-14 22h28M-22-16h44', 3.2],
    ['mid', 'M-32 4l10-20 10 20zM12 4l10-20 10 20z', 2],
    ['accent', 'M-33 4h22a11 8 0 0 1-22 0zM11 4h22a11 8 0 0 1-22 0z'],
    ['near', circle(0, -22, 3.4)],
  ],
} satisfies Record<string, TopicDrawing>;
