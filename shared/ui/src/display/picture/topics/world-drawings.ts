import { box, circle, type TopicDrawing } from './shape';

const cloud = 'M-17 15a12 12 0 0 1-1-24 17 17 0 0 1 32-4A13 13 0 0 1 17 15z';

/** Drawings for servers and networks, for other subjects, and for what the blog writes about. */
export const worldDrawings = {
  cloud: [
    ['near', cloud],
    ['paper', 'M-10 6h20M-4 0h14', 2.6],
    ['accent', 'M0 25v-9M-6 21l6-6 6 6', 2.6],
  ],
  crates: [
    ['near', box(-28, 4, 26, 19)],
    ['mid', box(1, 4, 26, 19)],
    ['accent', box(-14, -19, 27, 20)],
    ['paper', 'M-21 4v19M-8 4v19M8 4v19M20 4v19M-7-19V1M6-19V1', 1.8],
  ],
  wheel: [
    ['near', circle(0, 0, 19), 4.5],
    ['near', 'M0-28v56M-28 0h56M-20-20l40 40M20-20l-40 40', 3],
    ['accent', circle(0, 0, 7)],
    ['paper', circle(0, 0, 2.6)],
  ],
  rack: [
    ['near', box(-24, -24, 48, 13)],
    ['mid', box(-24, -7, 48, 13)],
    ['near', box(-24, 10, 48, 13)],
    ['paper', 'M-17-17.5h20M-17-.5h20M-17 16.5h20', 2.4],
    ['accent', circle(16, -17.5, 2.6) + circle(16, -0.5, 2.6) + circle(16, 16.5, 2.6)],
  ],
  shield: [
    ['near', 'M0-27l22 7v16c0 15-9 24-22 30-13-6-22-15-22-30v-16z'],
    ['mid', 'M0-20v39c-9-5-15-12-15-23v-12z'],
    ['accent', 'M-9 0l7 7L11-8', 4],
  ],
  bolt: [
    ['mid', cloud],
    ['accent', 'M4-20l-17 25h11l-5 21L12-2H0z'],
  ],
  pulse: [
    ['near', box(-29, -20, 58, 36)],
    ['accent', 'M-25-2h13l5-11 8 21 6-10h18', 3],
    ['mid', 'M-10 23h20M0 16v7', 3.4],
  ],
  globe: [
    ['near', circle(0, 0, 24)],
    ['paper', 'M-24 0h48M0-24v48M-20-12h40M-20 12h40M0-24c-15 14-15 34 0 48 15-14 15-34 0-48', 1.8],
    ['accent', circle(15, -12, 4) + circle(-12, 12, 4)],
  ],
  signpost: [
    ['near', 'M0-26v52', 4],
    ['accent', 'M-2-22h22l8 7-8 7H-2z'],
    ['mid', 'M2-3h-22l-8 7 8 7H2z'],
    ['paper', 'M5-15h10M-16 4h10', 2.2],
  ],
  coins: [
    ['near', circle(-6, 2, 21)],
    ['paper', 'M-14-8h17M-14-1h17M-10-8c14 0 14 13 0 13l11 10', 2.8],
    ['accent', circle(19, 14, 9)],
  ],
  design: [
    ['near', 'M0-24a26 24 0 1 0 2 48c6 0 5-6 3-9-3-5 1-9 6-9h9C26-4 20-24 0-24z'],
    ['accent', circle(-12, -6, 4)],
    ['paper', circle(-2, -14, 3.6)],
    ['mid', circle(11, -11, 3.6)],
    ['paper', circle(-13, 7, 3.6)],
  ],
  health: [
    ['near', 'M0 24C-22 8-28-2-25-12c3-11 19-13 25-2 6-11 22-9 25 2 3 10-3 20-25 36z'],
    ['paper', 'M0-9v18M-9 0H9', 5],
    ['accent', circle(20, -19, 4)],
  ],
  leaf: [
    ['near', 'M-20 18C-26-12-2-24 26-22 26 6 14 26-12 20z'],
    ['paper', 'M-22 24C-14 4 0-6 16-13M-8 4l-2-12M4-5l12 4', 2.2],
    ['accent', circle(-21, -15, 5)],
  ],
  gears: [
    ['near', circle(-6, 2, 15), 8],
    ['near', 'M-6-22v6M-6 20v6M-30 2h6M12 2h6M-23-15l4 4M7 15l4 4M-23 19l4-4M7-11l4-4', 6],
    ['accent', circle(19, -16, 6), 4],
  ],
  music: [
    ['near', 'M-12 14v-32l30-6v32', 4],
    ['accent', circle(-18, 15, 7) + circle(12, 9, 7)],
  ],
  calendar: [
    ['near', box(-25, -20, 50, 43)],
    ['paper', box(-21, -8, 42, 27)],
    ['mid', 'M-13-26v10M13-26v10', 4],
    ['mid', 'M-14-1h4M-2-1h4M10-1h4M-14 7h4M10 7h4', 4],
    ['accent', circle(0, 8, 5)],
  ],
  signal: [
    ['mid', 'M-27-8a38 38 0 0 1 54 0', 4],
    ['near', 'M-18 2a25 25 0 0 1 36 0', 4],
    ['near', 'M-9 11a13 13 0 0 1 18 0', 4],
    ['accent', circle(0, 20, 4)],
  ],
  player: [
    ['near', box(-29, -22, 58, 40)],
    ['paper', 'M-7-12L11-2-7 8z'],
    ['mid', 'M-27 24h54', 3.4],
    ['accent', 'M-27 24h24', 3.4],
    ['accent', circle(-3, 24, 4)],
  ],
  lock: [
    ['mid', 'M-12-4v-9a12 12 0 0 1 24 0v9', 5],
    ['near', box(-21, -5, 42, 30)],
    ['accent', circle(0, 7, 4.5)],
    ['accent', 'M0 8v9', 4],
  ],
} satisfies Record<string, TopicDrawing>;
