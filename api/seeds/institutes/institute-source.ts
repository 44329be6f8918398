export interface InstituteSource {
  name: string;
  kind: string;
  city: string;
  landmark: string;
  founded: number;
  tagline: string;
}

/** What the page of an institute says, by its name. */
export interface InstituteText {
  about: string;
  campus: readonly string[];
}
