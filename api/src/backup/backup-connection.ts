import pg from 'pg';

/** Fixes the text format of values, so that equal rows give equal text on any server. */
const OUTPUT_FORMAT = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Opens one connection without timeouts for `work`. */
export async function withBackupConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'sopaan-backup' });
  // A lost connection fails the running query; without a listener this event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(OUTPUT_FORMAT);
    return await work(client);
  } finally {
    await client.end();
  }
}
