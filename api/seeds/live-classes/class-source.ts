export interface ClassSource {
  title: string;
  /** Plain text. */
  description: string;
  /** The title of a sample course with live classes; without one, everyone may take part. */
  course?: string;
  /** The name of a sample mentor. */
  teacher: string;
  /** The number of days after the seeding. */
  days: number;
  /** The time of day in India. */
  time: '18:00' | '18:30' | '19:00' | '19:30' | '20:00';
  minutes: number;
  capacity?: number;
}
