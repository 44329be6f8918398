/** Coins: earned once each by what a member completes, spent on rewards. The ledger's sum is the balance. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';

export const coinRulesSchema = object({
  earnings: array(
    object({
      reason: string().required(),
      title: string().required(),
      coins: number().integer().required(),
    }),
  ).required(),
  rewards: array(
    object({
      reason: string().required(),
      title: string().required(),
      description: string().required(),
      /** The price in coins. */
      price: number().integer().required(),
      /** The most unused rewards of this kind that a member may hold. */
      maxHeld: number().integer().required(),
    }),
  ).required(),
  /** The levels by ascending points. Points are all coins ever earned, including spent ones. */
  levels: array(
    object({ name: string().required(), points: number().integer().required() }),
  ).required(),
});
export type CoinRules = InferType<typeof coinRulesSchema>;

export const getCoinRulesEndpoint = endpoint({
  method: 'GET',
  path: 'coins/rules',
  access: 'public',
  request: object({}),
  response: coinRulesSchema.required(),
  summary: 'What earns coins, what they buy, and the levels of the ranking.',
});

export const coinEntrySchema = object({
  id: string().required(),
  /** `challenge`, `quiz`, `lesson` or `streak-freeze`; more may be added. */
  reason: string().required(),
  /** What the reason is called in the rules. */
  title: string().required(),
  /** The name of what was completed; empty if it is gone or has none. */
  subject: string().defined(),
  /** Negative when spent. */
  coins: number().integer().required(),
  /** ISO instant. */
  at: string().required(),
});
export type CoinEntry = InferType<typeof coinEntrySchema>;

export const getCoinHistoryEndpoint = endpoint({
  method: 'GET',
  path: 'coins/history',
  access: 'session',
  request: object(pageFields),
  response: pageOf(coinEntrySchema).required(),
  summary: "The member's ledger of coins, newest first.",
});

export const purchaseSchema = object({
  balance: number().integer().required(),
  /** Freezes that have not covered a day yet. */
  streakFreezes: number().integer().required(),
});
export type Purchase = InferType<typeof purchaseSchema>;

export const buyStreakFreezeEndpoint = endpoint({
  method: 'POST',
  path: 'coins/streak-freezes',
  access: 'session',
  request: object({
    /** Idempotency key: requests with the same id buy one freeze. */
    requestId: string().min(8).max(100).required(),
  }),
  response: purchaseSchema.required(),
  summary: 'Buys a streak freeze for the 100 days with coins.',
});
