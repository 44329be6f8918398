const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  fatherName: "Father's name",
  motherName: "Mother's name",
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  aadhaar: 'Aadhaar',
  pan: 'PAN',
  passport: 'Passport',
  maritalStatus: 'Marital status',
  nationality: 'Nationality',
};

/** The label of a detail; the name of the field if this version does not know it. */
export function detailLabel(field: string): string {
  return LABELS[field] ?? field;
}
