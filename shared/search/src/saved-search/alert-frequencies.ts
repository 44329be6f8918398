import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
} from '@sopaan/schemas/saved-searches/saved-search';

const labels: Readonly<Record<AlertFrequency, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  off: 'Off',
};

/** How often new jobs of a saved search can be emailed, as options of a field. */
export const alertFrequencyOptions = ALERT_FREQUENCIES.map((value) => ({
  value,
  label: labels[value],
}));
