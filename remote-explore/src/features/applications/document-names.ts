const abbreviations: Readonly<Record<string, string>> = {
  panCard: 'PAN card',
  voterID: 'Voter ID',
  ewsCertificate: 'EWS certificate',
};

/** The display name of a wallet slot: `tenthGrade` becomes `Tenth grade`. */
export function documentName(slot: string): string {
  const words = slot.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return abbreviations[slot] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
