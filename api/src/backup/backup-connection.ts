import pg from 'pg';

/** How values are spelled, so that the same rows are the same text on any server. */
const SPELLING = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** One connection that may take as long as it needs. */
export async function withBackupConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'sopaan-backup' });
  // A lost connection fails the query that runs; this event would end the process instead.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SPELLING);
    return await work(client);
  } finally {
    await client.end();
  }
}
