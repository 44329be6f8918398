import { SPEEDS } from './player-settings';

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** `1.25` gives `1.25×`. */
export const speedText = (speed: number) => `${format.format(speed)}×`;

/** The next faster or slower speed; the given one at the end of the range. */
export function nextSpeed(speed: number, direction: 'faster' | 'slower'): number {
  const speeds = SPEEDS.filter((one) => (direction === 'faster' ? one > speed : one < speed));
  return (direction === 'faster' ? speeds[0] : speeds.at(-1)) ?? speed;
}
