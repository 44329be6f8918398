/** The parameters of these functions are inlined in SQL, so they must never come from a request. */

/** SQL for the earliest time of the next alert of a saved search: at most one in each period. Null before the first alert. */
export function nextAlertAt(frequency: string): string {
  return `(saved_searches.alerted_at
    + case ${frequency} when 'weekly' then interval '7 days' else interval '1 day' end)`;
}

/** The assignments that change the frequency, and with it the time of the next check. */
export function changeOfFrequency(frequency: string): string {
  return `frequency = ${frequency},
    next_check_at = coalesce(${nextAlertAt(frequency)}, saved_searches.next_check_at)`;
}
