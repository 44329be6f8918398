import { SPEEDS } from './player-settings';

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** `1.25` gives `1.25×`. */
export const speedText = (speed: number) => `${format.format(speed)}×`;

/** The next faster speed, or the next slower one; the same at the end. */
export function nextSpeed(speed: number, direction: 'faster' | 'slower'): number {
  const speeds = SPEEDS.filter((one) => (direction === 'faster' ? one > speed : one < speed));
  return (direction === 'faster' ? speeds[0] : speeds.at(-1)) ?? speed;
}
