export interface MentorSource {
  name: string;
  role: string;
  organisation: string;
  industry: string;
  years: number;
  languages: readonly string[];
  domains: readonly string[];
  country: string;
  headline: string;
}
