export interface InstituteSource {
  name: string;
  kind: string;
  city: string;
  landmark: string;
  founded: number;
  tagline: string;
}
