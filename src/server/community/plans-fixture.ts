import type { TestApi } from '#server/testing/api.ts';

/** How the statements inside the functions are carried out, as the database itself says. For tests. */
export async function plansOf(api: TestApi, query: string, values: readonly unknown[]): Promise<string> {
  const client = await api.database.pool.connect();
  const said: string[] = [];
  const hear = ({ message }: { readonly message?: string | undefined }) => said.push(message ?? '');
  client.on('notice', hear);
  try {
    await client.query(`load 'auto_explain'`);
    await client.query(
      'set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on; set client_min_messages = log',
    );
    await client.query(query, [...values]);
  } finally {
    client.off('notice', hear);
    // With its settings.
    client.release(true);
  }
  return said.join('\n');
}
