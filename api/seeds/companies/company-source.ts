export interface CompanySource {
  name: string;
  industry: string;
  size: '11-50' | '51-200' | '201-1000' | '1000+';
  kind: 'startup' | 'mnc' | 'company';
  about: string;
}

/** What postings of a company say about it, by its name. */
export interface CompanyText {
  workplace: string;
  hiring: string;
  benefits: readonly string[];
}
