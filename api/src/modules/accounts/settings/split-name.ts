interface PersonName {
  firstName: string;
  lastName: string;
}

/**
 * First and last name of a full name. A first name of several words stays what it is as long as the full name begins with it; otherwise
 * the first word is the first name. Many people have one name only.
 */
export function splitName(name: string, currentFirstName: string): PersonName {
  const full = name.trim().replace(/\s+/g, ' ');
  const first = `${full} `.startsWith(`${currentFirstName} `)
    ? currentFirstName
    : (full.split(' ')[0] ?? '');
  return { firstName: first, lastName: full.slice(first.length).trim() };
}
