import webPush from 'web-push';
import type { Database } from '#server/db/database.ts';

/** By what a push service knows us (VAPID, RFC 8292). */
export type PushKeys = {
  /** base64url of the point, uncompressed; what browsers subscribe with. */
  readonly publicKey: string;
  readonly privateKey: string;
};

type Row = { readonly public_key: string; readonly private_key: string };

/** The pair in the database; made when it is asked for first, once even by several processes. */
export async function loadPushKeys({ pool }: Database): Promise<PushKeys> {
  const read = 'select public_key, private_key from bestatt.push_keys';
  const { rows: kept } = await pool.query<Row>(read);
  if (kept[0]) return toKeys(kept[0]);
  const made = webPush.generateVAPIDKeys();
  await pool.query(
    'insert into bestatt.push_keys (public_key, private_key) values ($1, $2) on conflict do nothing',
    [made.publicKey, made.privateKey],
  );
  const { rows } = await pool.query<Row>(read);
  if (!rows[0]) throw new Error('the keys for push messages were not kept');
  return toKeys(rows[0]);
}

function toKeys({ public_key: publicKey, private_key: privateKey }: Row): PushKeys {
  return { publicKey, privateKey };
}
