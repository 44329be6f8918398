/** Whether a feature exists today. Pages show it, so that nobody signs up for a feature that does not exist. */
export type Availability = 'available' | 'in-development';
