import { box, circle, head, type TopicDrawing } from './shape';

/** Drawings for programming and for the web. */
export const webDrawings = {
  tags: [
    ['near', box(-29, -22, 58, 44)],
    ['paper', box(-26, -13, 52, 32)],
    ['accent', circle(-24, -17.5, 1.8)],
    ['mid', 'M-9-6l-9 9 9 9M9-6l9 9-9 9', 3.4],
    ['accent', 'M4-8l-8 22', 3.4],
  ],
  blocks: [
    ['near', box(-28, 2, 26, 22)],
    ['mid', box(2, 2, 26, 22)],
    ['accent', box(-13, -22, 26, 22)],
    ['paper', 'M-20 13h10M10 13h10M-5-11H5', 3],
  ],
  atom: [
    ['mid', 'M-28 0a28 11 0 1 0 56 0a28 11 0 1 0-56 0z', 3],
    ['near', 'M-14-24c-9 6-2 25 7 37s25 16 21 11-4-27-13-39-12-12-15-9z', 3],
    ['near', 'M14-24c9 6 2 25-7 37s-25 16-21 11 4-27 13-39 12-12 15-9z', 3],
    ['accent', circle(0, 0, 5.5)],
  ],
  puzzle: [
    ['near', 'M-27-20h22v5a5 5 0 1 0 10 0v-5h22v18H22a5 5 0 1 0 0 10h5v14H-27z'],
    ['paper', 'M-16 0h14M-16 8h24', 3],
    ['accent', circle(15, 14, 4)],
  ],
  service: [
    ['near', box(-28, -22, 24, 44)],
    ['paper', 'M-23-14h14M-23-4h14M-23 6h14', 3],
    ['mid', 'M8-14c0-5 20-5 20 0v28c0 5-20 5-20 0z'],
    ['far', 'M8-14c0 5 20 5 20 0'],
    ['accent', 'M-2-4h8M-2 6h8', 3.4],
  ],
  access: [
    ['near', circle(0, 0, 25)],
    ['paper', circle(0, -13, 4.5)],
    ['paper', 'M-15-5c10 3 20 3 30 0M0-4v9l-8 14M0 5l8 14', 3.6],
    ['accent', 'M-18 23h36', 2.4],
  ],
  gauge: [
    ['near', 'M-28 18a28 28 0 1 1 56 0z'],
    ['paper', 'M-21 18a21 21 0 0 1 42 0z'],
    ['mid', 'M-16 12l4 1M-9 2l3 3M9 2l-3 3M16 12l-4 1', 2.6],
    ['accent', 'M0 17L11 0', 4],
    ['near', circle(0, 17, 4)],
  ],
  rocket: [
    ['near', 'M0-28c11 9 13 24 9 38H-9c-4-14-2-29 9-38z'],
    ['mid', 'M-10 0l-9 13 9-1zM10 0l9 13-9-1z'],
    ['paper', circle(0, -8, 5)],
    ['accent', 'M-6 12h12l-6 15z'],
  ],
  screens: [
    ['near', box(-29, -20, 38, 30)],
    ['paper', box(-26, -17, 32, 22)],
    ['mid', 'M-22-11h20M-22-5h12', 3],
    ['accent', 'M4-2h25v18H17l-6 7v-7H4z'],
    ['paper', 'M10 4h13M10 10h8', 2.4],
  ],
  suitcase: [
    ['near', 'M-9-12v-8H9v8', 4],
    ['near', box(-28, -12, 56, 34)],
    ['mid', box(-28, 2, 56, 5)],
    ['accent', box(-6, -1, 12, 11)],
    ['paper', 'M14-6h8M-22-6h8', 2.4],
  ],
  terminal: [
    ['near', box(-29, -22, 58, 44)],
    ['accent', 'M-21-12l9 8-9 8', 3.4],
    ['paper', 'M-6 5h16', 3.4],
    ['mid', 'M-21 14h30', 2.4],
  ],
  people: [
    ['mid', head(-17, 20)],
    ['mid', head(17, 20)],
    ['near', head(0, 24)],
    ['accent', 'M-30 25h60', 3],
  ],
} satisfies Record<string, TopicDrawing>;
