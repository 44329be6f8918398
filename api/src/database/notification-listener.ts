import pg from 'pg';

/** Called with the payload; with null after a reconnection, as notifications may have been missed before it. */
export type OnNotification = (payload: string | null) => void;

interface Options {
  url: string;
  onError: ((error: Error) => void) | undefined;
}

const MAX_RETRY_MS = 10_000;
const FIRST_RETRY_MS = 500;
/** Detects a connection that was lost without an error. */
const CHECK_INTERVAL_MS = 20_000;
const CONNECT_TIMEOUT_MS = 3_000;

/** Listens to `notify` of PostgreSQL on one dedicated connection, which it opens for the first channel and reopens when it is lost. */
export class NotificationListener {
  readonly #options: Options;
  readonly #listeners = new Map<string, OnNotification>();
  #client: pg.Client | undefined;
  #retryMs = FIRST_RETRY_MS;
  #retryTimer: NodeJS.Timeout | undefined;
  #checkTimer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Listens to a channel, which can have only one listener. Returns a function that stops listening. */
  listen(channel: string, onNotification: OnNotification): () => void {
    this.#listeners.set(channel, onNotification);
    if (!this.#client) this.#connect();
    else void this.#add(this.#client, channel);
    return () => {
      this.#listeners.delete(channel);
      if (this.#listeners.size === 0) void this.close();
    };
  }

  async #add(client: pg.Client, channel: string): Promise<void> {
    try {
      await client.query(`listen ${channel}`);
      // As after a reconnection: a change may have been missed in between.
      this.#listeners.get(channel)?.(null);
    } catch {
      if (this.#client === client) this.#reconnect();
    }
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    this.#stopTimers();
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #connect(): void {
    this.#stopTimers();
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'sopaan-listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    this.#client = client;
    const onLost = (error?: Error) => {
      if (this.#client !== client) return;
      if (error) this.#options.onError?.(error);
      this.#reconnect();
    };
    client.on('error', onLost);
    client.on('end', () => onLost());
    client.on('notification', ({ channel, payload = '' }) =>
      this.#listeners.get(channel)?.(payload),
    );
    void this.#subscribe(client).catch(onLost);
  }

  async #subscribe(client: pg.Client): Promise<void> {
    await client.connect();
    for (const channel of this.#listeners.keys()) await client.query(`listen ${channel}`);
    if (this.#client !== client) return;
    this.#retryMs = FIRST_RETRY_MS;
    this.#checkTimer = setInterval(() => {
      client.query('select 1').catch(() => {
        if (this.#client === client) this.#reconnect();
      });
    }, CHECK_INTERVAL_MS);
    // Also after the first connection: a change may have happened between the caller's read and `listen`.
    for (const onNotification of this.#listeners.values()) onNotification(null);
  }

  #reconnect(): void {
    this.#stopTimers();
    const client = this.#client;
    this.#client = undefined;
    void client?.end().catch(() => undefined);
    this.#retryTimer = setTimeout(() => this.#connect(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS);
  }

  #stopTimers(): void {
    clearTimeout(this.#retryTimer);
    clearInterval(this.#checkTimer);
  }
}
