import { box, circle, type TopicDrawing } from './shape';

/** Drawings for interviews, lessons and the way into work. */
export const workDrawings = {
  bubbles: [
    ['near', 'M-29-22h36v24H-9l-9 8V2h-11z'],
    ['accent', 'M-4 6h33v17h-6v6l-8-6H-4z'],
    ['paper', 'M-21-14h20M-21-6h13M4 14h17', 2.6],
  ],
  clipboard: [
    ['near', box(-20, -20, 40, 45)],
    ['paper', box(-15, -13, 30, 33)],
    ['mid', box(-9, -26, 18, 10)],
    ['accent', 'M-10-4l3 3 5-6M-10 8l3 3 5-6', 2.6],
    ['mid', 'M3-3h8M3 9h8', 2.6],
  ],
  board: [
    ['near', box(-30, -24, 60, 36)],
    ['paper', 'M-22-15h24M-22-7h15M-22 1h20', 2.6],
    ['accent', 'M8 3l6-8 5 5 6-12', 2.8],
    ['mid', 'M-16 25l6-13M16 25l-6-13', 3.6],
  ],
  milestones: [
    ['mid', 'M-26 20c22 0 6-20 22-20S6-18 22-18', 4],
    ['near', circle(-26, 20, 5) + circle(-4, 0, 5)],
    ['near', 'M20-18v-8', 3],
    ['accent', 'M20-28l12 5-12 5z'],
  ],
  verdicts: [
    ['near', box(-28, -23, 56, 13)],
    ['near', box(-28, -6, 56, 13)],
    ['mid', box(-28, 11, 56, 13)],
    ['paper', 'M-21-16.5h22M-21 .5h22M-21 17.5h22', 2.4],
    ['accent', 'M13-17l3 3 6-6M13 0l3 3 6-6M13 17l3 3 6-6', 2.6],
  ],
} satisfies Record<string, TopicDrawing>;
