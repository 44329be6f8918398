import { STARS, type Review, type ReviewSummary } from '@sopaan/schemas/courses/review';
import { shortName } from '../accounts/users/short-name';

export interface ReviewRow {
  id: string;
  rating: number;
  body: string;
  sample: boolean;
  sample_name: string;
  first_name: string | null;
  last_name: string | null;
  created_at: Date;
  updated_at: Date;
}

export function toReview(row: ReviewRow): Review {
  return {
    reviewId: row.id,
    name: row.first_name === null ? row.sample_name : shortName(row.first_name, row.last_name),
    rating: row.rating,
    text: row.body,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    sample: row.sample,
  };
}

export interface SummaryRow {
  rating: number;
  review_count: number;
  distribution: Record<string, number>;
}

export function toSummary({
  rating,
  review_count: count,
  distribution: counts,
}: SummaryRow): ReviewSummary {
  const distribution = STARS.map((stars) => ({ stars, count: counts[stars] ?? 0 }));
  return { rating, count, distribution };
}
