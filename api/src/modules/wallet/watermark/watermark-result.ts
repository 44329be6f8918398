import type { PackProblem } from '@sopaan/schemas/wallet/packs';

/** The stamped copy, or why there cannot be one. */
export type WatermarkResult = { bytes: Uint8Array } | { problem: PackProblem };
