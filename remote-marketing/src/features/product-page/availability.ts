/** Whether a feature exists today. Pages state it, so that nobody signs up for what is not there. */
export type Availability = 'available' | 'in-development';
