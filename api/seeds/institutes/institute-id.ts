import { seedId } from '../tables/seed-id';
import { institutes } from './institutes';

export function instituteId(name: string): string {
  const index = institutes.findIndex((institute) => institute.name === name);
  if (index === -1) throw new Error(`there is no sample institute ${name}`);
  return seedId('institute', index);
}
