/** A row of a queue that this process has claimed. */
export interface Job {
  id: string;
  /** The number of attempts, including the current one. It identifies the claim, so that a process that lost it cannot change the row. */
  attempts: number;
}

interface Attempt {
  /** Aborted when this process stops or has lost the claim. */
  signal: AbortSignal;
  /** Stored when the claim is renewed. */
  reportProgress: (progress: number) => void;
}

interface Failure {
  error: unknown;
  /** Null if there is no further attempt. */
  retryInSeconds: number | null;
}

/** How the jobs of a table are claimed, done, and their outcomes stored. `startQueueWorker` does the rest. */
export interface Queue<Claimed extends Job, Result> {
  /** What a job is called in the log: `mail`. */
  jobName: string;
  /** Claims at most `count` due jobs. No other process gets them before their leases end. */
  claim: (count: number) => Promise<readonly Claimed[]>;
  /** How claims are renewed; false if the claim was lost. Without it, an attempt must end within its lease. */
  lease?: { seconds: number; renew: (job: Claimed, progress: number) => Promise<boolean> };
  perform: (job: Claimed, attempt: Attempt) => Promise<Result>;
  /** Stores the result. */
  complete: (job: Claimed, result: Result) => Promise<void>;
  retryDelay: (job: Claimed, error: unknown) => Failure['retryInSeconds'];
  /** Stores that the attempt failed. */
  fail: (job: Claimed, failure: Failure) => Promise<void>;
  /** Returns a job to the queue whose attempt was aborted because this process stops. */
  release: (job: Claimed, error: unknown) => Promise<void>;
  /** The fields of the job in the log. */
  describeJob: (job: Claimed) => object;
  describeResult: (result: Result) => { message: string; fields?: object };
  describeError: (error: unknown) => object;
}
