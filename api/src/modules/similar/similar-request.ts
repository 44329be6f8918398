export interface SimilarRequest {
  /** The job, course or challenge that the page shows. */
  id: string;
  limit: number;
}
