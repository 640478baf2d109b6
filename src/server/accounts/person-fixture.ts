import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApi } from '#server/testing/api.ts';
import { writeRows } from '#server/testing/security/access-rows.ts';

export const traces = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae0',
  email: 'owner@example.no',
  name: 'Kari Sporløs',
} as const;

export const proof = 'the proof of a failed test';

/** Somebody with a row in every table that holds something of a person, a stored file and an archive. For tests. */
export async function writePerson(api: TestApi): Promise<void> {
  await writeRows(api.database, { id: traces.id, tag: 'owner' });
  const files = { proof: await putFile(api), archive: await putFile(api) };
  await api.database.asOwner(async ({ query }) => {
    for (const text of statements(files)) await query(text);
  });
}

async function putFile(api: TestApi): Promise<string> {
  const version = randomUUID();
  const path = join(tmpdir(), `proof-${version}`);
  writeFileSync(path, proof);
  await api.storage.files.put(version, path);
  return version;
}

function statements(files: { readonly proof: string; readonly archive: string }): readonly string[] {
  const { id, email, name } = traces;
  const session = randomUUID();
  const factor = randomUUID();
  const upload = randomUUID();
  return [
    `update auth.users set email_confirmed_at = now(), raw_user_meta_data = '{"full_name":"${name}"}' where id = '${id}'`,
    `update public.users set full_name = '${name}' where id = '${id}'`,
    `update public.sitting_tasks set response = '{}', answered_at = now()
      where sitting_id in (select s.id from public.sittings s where s.user_id = '${id}')`,
    `insert into bestatt.newest_answers (user_id, task_id, sitting_id, answered_at, correct)
      select '${id}', g.task_id, g.sitting_id, now(), true from public.sitting_tasks g
      join public.sittings s on s.id = g.sitting_id where s.user_id = '${id}' limit 1 on conflict do nothing`,
    `insert into auth.identities (provider_id, user_id, identity_data, provider)
      values ('${id}', '${id}', '{"email":"${email}"}', 'email')`,
    `insert into auth.sessions (id, user_id, refresh_token_hmac_key) values ('${session}', '${id}', 'let me in')`,
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ('${session}', 'password')`,
    `insert into auth.mfa_factors (id, user_id, factor_type, secret) values ('${factor}', '${id}', 'totp', 'let me in')`,
    `insert into auth.mfa_challenges (factor_id, ip_address) values ('${factor}', '192.0.2.1')`,
    `insert into auth.mfa_recovery_codes (user_id, salt, code_hash) values ('${id}', 'salt', 'let me in')`,
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, otp_hash, relates_to)
      values ('${id}', 'recovery_token', 'let me in', 'let me in', '${email}')`,
    `insert into auth.flow_state (user_id, provider_type, authentication_method, provider_profile)
      values ('${id}', 'google', 'oauth', '{"name":"${name}"}')`,
    `insert into auth.audit_log_entries (payload) values ('{"action":"login","actor_id":"${id}"}')`,
    `update public.audit_log set details = '{"reason":"${name} asked","email":"${email}"}' where subject_id = '${id}'`,
    `update public.discount_codes set address = '${email}', note = 'for ${name}' where code = 'CODE-OWNER'`,
    `update public.payment_events set order_id = (select id from public.orders where user_id = '${id}') where id = 'event-owner'`,
    `insert into bestatt.test_checkouts (id, order_id, amount_ore, payment_id, changed_at, expires_at)
      select 'checkout-1', id, 9900, 'payment-1', now(), now() from public.orders where user_id = '${id}'`,
    `insert into bestatt.test_refunds (key, payment_id, amount_ore) values ('refund-1', 'payment-1', 100)`,
    `insert into bestatt.model_uses (user_id, used_at) values ('${id}', now())`,
    `insert into bestatt.sent_mails (user_id, kind, occasion, sent_at) values ('${id}', 'week', '2026-47', now())`,
    `insert into bestatt.dev_inbox (kind, recipient, subject, body_text) values ('mail', 'Owner@Example.no', 'Hello', 'Dear ${name}')`,
    `insert into jobs.job (name, data) values ('deletion-mail', jsonb_build_object('userId', '${id}'))`,
    `insert into bestatt.rate_limits (key, tokens, refilled_at) values ('function-sittings:${id}', 1, now()), ('mail:${email}', 1, now())`,
    `update realtime.messages set payload = '{"from":"${id}","name":"${name}"}' where topic = 'topic-owner'`,
    `update storage.objects set version = '${files.proof}', name = '${id}/proof.pdf', metadata = '{"size":26}' where owner_id = '${id}'`,
    `insert into storage.objects (bucket_id, name, version, owner_id)
      values ('exports', '${id}/earlier.zip', '${files.archive}', '${id}')`,
    `insert into storage.resumable_uploads (id, bucket_id, name, owner_id, upsert, metadata)
      values ('${upload}', 'bucket-owner', '${id}/half.pdf', '${id}', false, '{}')`,
    `insert into storage.resumable_parts (upload_id, start, version) values ('${upload}', 0, '${randomUUID()}')`,
  ];
}
