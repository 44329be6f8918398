/** `seedId('course', 13)` is `course-014`. */
export function seedId(noun: string, index: number): string {
  return `${noun}-${String(index + 1).padStart(3, '0')}`;
}
