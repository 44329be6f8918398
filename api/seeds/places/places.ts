/** `[city, state, postal code of its centre]`, with at least one city in each state and union territory. */
const places = [
  ['Visakhapatnam', 'Andhra Pradesh', '530001'],
  ['Itanagar', 'Arunachal Pradesh', '791111'],
  ['Guwahati', 'Assam', '781001'],
  ['Patna', 'Bihar', '800001'],
  ['Raipur', 'Chhattisgarh', '492001'],
  ['Panaji', 'Goa', '403001'],
  ['Ahmedabad', 'Gujarat', '380001'],
  ['Gurugram', 'Haryana', '122001'],
  ['Shimla', 'Himachal Pradesh', '171001'],
  ['Ranchi', 'Jharkhand', '834001'],
  ['Bengaluru', 'Karnataka', '560001'],
  ['Kochi', 'Kerala', '682011'],
  ['Bhopal', 'Madhya Pradesh', '462001'],
  ['Pune', 'Maharashtra', '411001'],
  ['Imphal', 'Manipur', '795001'],
  ['Shillong', 'Meghalaya', '793001'],
  ['Aizawl', 'Mizoram', '796001'],
  ['Kohima', 'Nagaland', '797001'],
  ['Bhubaneswar', 'Odisha', '751001'],
  ['Ludhiana', 'Punjab', '141001'],
  ['Jaipur', 'Rajasthan', '302001'],
  ['Gangtok', 'Sikkim', '737101'],
  ['Chennai', 'Tamil Nadu', '600001'],
  ['Hyderabad', 'Telangana', '500001'],
  ['Agartala', 'Tripura', '799001'],
  ['Lucknow', 'Uttar Pradesh', '226001'],
  ['Dehradun', 'Uttarakhand', '248001'],
  ['Kolkata', 'West Bengal', '700001'],
  ['Port Blair', 'Andaman and Nicobar Islands', '744101'],
  ['Chandigarh', 'Chandigarh', '160017'],
  ['Daman', 'Dadra and Nagar Haveli and Daman and Diu', '396210'],
  ['New Delhi', 'Delhi', '110001'],
  ['Srinagar', 'Jammu and Kashmir', '190001'],
  ['Leh', 'Ladakh', '194101'],
  ['Kavaratti', 'Lakshadweep', '682555'],
  ['Puducherry', 'Puducherry', '605001'],
  ['Mumbai', 'Maharashtra', '400001'],
  ['Mysuru', 'Karnataka', '570001'],
  ['Coimbatore', 'Tamil Nadu', '641001'],
  ['Indore', 'Madhya Pradesh', '452001'],
] as const;

export interface SeedPlace {
  city: string;
  state: string;
  country: string;
}

export function placeAt(index: number): SeedPlace {
  const [city, state] = places[index % places.length] ?? places[0];
  return { city, state, country: 'India' };
}

export function placeOf(cityName: string): SeedPlace & { zipcode: string } {
  const found = places.find(([city]) => city === cityName);
  if (!found) throw new Error(`no place ${cityName}`);
  const [city, state, zipcode] = found;
  return { city, state, zipcode, country: 'India' };
}
