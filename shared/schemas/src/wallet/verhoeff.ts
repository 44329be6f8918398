/** The check digit of Aadhaar numbers: Verhoeff's, on the dihedral group D5. */

const MULTIPLICATION = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
] as const;

const PERMUTATION = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
] as const;

/** Whether the last digit is the check digit of those before it. False for anything but digits. */
export function hasVerhoeffDigit(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const check = [...digits].reverse().reduce((sum, digit, index) => {
    const permuted = Number(PERMUTATION[index % PERMUTATION.length]?.[Number(digit)]);
    return Number(MULTIPLICATION[sum]?.[permuted]);
  }, 0);
  return check === 0;
}

/** Whether the text is an Aadhaar number: twelve digits, the first from 2 to 9, with a correct check digit. */
export function isAadhaarNumber(digits: string): boolean {
  return /^[2-9]\d{11}$/.test(digits) && hasVerhoeffDigit(digits);
}
