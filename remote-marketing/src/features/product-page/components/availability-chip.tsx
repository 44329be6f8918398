import { Chip } from '@sopaan/ui/display';
import type { Availability } from '../availability';

export function AvailabilityChip({ availability }: { availability: Availability }) {
  return availability === 'available' ? (
    <Chip size="small" color="success" variant="outlined" label="Available" />
  ) : (
    <Chip size="small" variant="outlined" label="In development" />
  );
}
