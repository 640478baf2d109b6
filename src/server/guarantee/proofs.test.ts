import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { pdf, recentTest, sendProof, writePast } from './guarantee-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

let people = 0;

async function person(): Promise<{ client: SupabaseClient; id: string }> {
  people += 1;
  const client = api.client(`192.0.2.${people}`);
  const { data } = await client.auth.signUp({
    ...{ email: `proof-${people}@example.no`, password: 'et fjell i solnedgang' },
  });
  return { client, id: data.user?.id as string };
}

/** Somebody with a claim that waits. */
async function claimant() {
  const someone = await person();
  await writePast(api.database, someone.id);
  const name = await sendProof(someone.client, someone.id);
  const { data } = await call(someone.client, 'guarantee-claims', {
    ...{ testDate: recentTest(), testLevel: 'B1', failedParts: ['read'], proofName: name },
  });
  return { ...someone, name, claimId: data?.claimId as string };
}

const proofs = ({ client }: { client: SupabaseClient }) => client.storage.from('guarantee-proofs');
const file = (bytes: string | Uint8Array<ArrayBuffer>, type: string) => new Blob([bytes], { type });
const png = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);
const heic = new Uint8Array([
  0,
  0,
  0,
  24,
  ...new TextEncoder().encode('ftypheic'),
  0,
  0,
  0,
  0,
  ...new TextEncoder().encode('mif1heic'),
]);

describe('9.56 a proof is a PDF or a picture, judged by its content', () => {
  test.each<[string, Blob, boolean]>([
    ['a PDF', pdf, true],
    ['a picture of a telephone', file(heic, 'image/heic'), true],
    ['a picture whose type nobody says', file(heic, 'application/octet-stream'), true],
    ['a web page', file('<html><script>alert(1)</script>', 'text/html'), false],
    ['a web page that says it is a PDF', file('<html><script>alert(1)</script>', 'application/pdf'), false],
    ['an archive that says it is a picture', file('PK\u0003\u0004 and more of it', 'image/png'), false],
    [
      'a drawing, which can hold script',
      file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
      false,
    ],
  ])('%s', async (_, blob, taken) => {
    const someone = await person();
    const { error } = await proofs(someone).upload(`${someone.id}/a`, blob);
    expect(error === null).toBe(taken);
  });

  test('of at most 10 MB', async () => {
    const someone = await person();
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(png);
    const { error } = await proofs(someone).upload(`${someone.id}/a.png`, file(large, 'image/png'));
    expect(error).toMatchObject({ statusCode: '413' });
  });
});

describe('9.56 a proof is its owner’s', () => {
  test('others neither see nor take it, nor lay one beside it', async () => {
    const [someone, other] = [await person(), await person()];
    const name = await sendProof(someone.client, someone.id);
    const guest = { client: await visitor(api), id: '' };
    for (const stranger of [other, guest, { client: api.client(), id: '' }]) {
      expect((await proofs(stranger).download(name)).data).toBeNull();
      expect((await proofs(stranger).createSignedUrl(name, 60)).data).toBeNull();
      expect((await proofs(stranger).list(someone.id)).data ?? []).toEqual([]);
      await proofs(stranger).remove([name]);
      expect((await proofs(stranger).upload(`${someone.id}/planted.pdf`, pdf)).error).not.toBeNull();
    }
    expect((await proofs(someone).download(name)).data?.size).toBe(pdf.size);
  });

  test('a guest sends none', async () => {
    const client = await visitor(api);
    const { data } = await client.auth.getUser();
    expect((await proofs({ client }).upload(`${data.user?.id}/a.pdf`, pdf)).error).toMatchObject({
      statusCode: '403',
    });
  });

  test('whoever has a second factor gives it first', async () => {
    const someone = await person();
    const name = await sendProof(someone.client, someone.id);
    await api.database.pool.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [someone.id],
    );
    expect((await proofs(someone).download(name)).data).toBeNull();
    expect((await proofs(someone).upload(`${someone.id}/b.pdf`, pdf)).error).toMatchObject({
      statusCode: '403',
    });
  });

  test('ten lie there unused at most, also when thirty are sent at once', async () => {
    const someone = await person();
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, index) => proofs(someone).upload(`${someone.id}/${index}.pdf`, pdf)),
    );
    expect(sent.filter(({ error }) => error === null)).toHaveLength(10);
    expect(
      new Set(sent.flatMap(({ error }) => (error ? [(error as { statusCode?: string }).statusCode] : []))),
    ).toEqual(new Set(['403']));
    expect((await proofs(someone).list(someone.id)).data).toHaveLength(10);
  });

  test('ten lie there unused at most', async () => {
    const someone = await person();
    for (let sent = 0; sent < 10; sent += 1) await sendProof(someone.client, someone.id);
    await expect(sendProof(someone.client, someone.id)).rejects.toMatchObject({ statusCode: '403' });
    const { data } = await proofs(someone).list(someone.id);
    await proofs(someone).remove([`${someone.id}/${data?.[0]?.name}`]);
    await expect(sendProof(someone.client, someone.id)).resolves.toContain(someone.id);
  });
});

/** Begins an upload in pieces, and sends none. */
async function begin(someone: { client: SupabaseClient; id: string }, name: string): Promise<Response> {
  const { data } = await someone.client.auth.getSession();
  const encode = (text: string) => Buffer.from(text).toString('base64');
  return api.app.request('/storage/v1/upload/resumable', {
    method: 'POST',
    headers: {
      ...{ 'tus-resumable': '1.0.0', 'upload-length': '5000000' },
      authorization: `Bearer ${data.session?.access_token}`,
      'upload-metadata': [
        `bucketName ${encode('guarantee-proofs')}`,
        `objectName ${encode(`${someone.id}/${name}`)}`,
        `contentType ${encode('application/pdf')}`,
      ].join(','),
    },
  });
}

describe('9.90 proofs that are under way count like those that lie there', () => {
  test('of four that lie there and twenty that are begun, six are taken', async () => {
    const someone = await person();
    for (let i = 0; i < 4; i += 1)
      expect((await proofs(someone).upload(`${someone.id}/whole-${i}.pdf`, pdf)).error).toBeNull();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => begin(someone, `piece-${i}.pdf`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect((await proofs(someone).upload(`${someone.id}/one-more.pdf`, pdf)).error).toMatchObject({
      statusCode: '403',
    });
    await proofs(someone).remove([`${someone.id}/whole-0.pdf`]);
    expect((await begin(someone, 'in-its-place.pdf')).status).toBe(201);
  });

  test('the tenth may be ended', async () => {
    const someone = await person();
    for (let i = 0; i < 9; i += 1)
      expect((await proofs(someone).upload(`${someone.id}/whole-${i}.pdf`, pdf)).error).toBeNull();
    const begun = await begin(someone, 'tenth.pdf');
    const { data } = await someone.client.auth.getSession();
    const whole = new Uint8Array(5_000_000);
    whole.set(new Uint8Array(await pdf.arrayBuffer()));
    const sent = await api.app.request(new URL(begun.headers.get('location') ?? '').pathname, {
      method: 'PATCH',
      headers: {
        ...{
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: whole,
    });
    expect(sent.status).toBe(204);
    expect((await begin(someone, 'eleventh.pdf')).status).toBe(403);
  });
});

describe('9.56 what a claim stands on stays as it is', () => {
  test('a file without a claim can be taken back', async () => {
    const someone = await person();
    const name = await sendProof(someone.client, someone.id);
    await proofs(someone).remove([name]);
    expect((await proofs(someone).download(name)).data).toBeNull();
  });

  test.each(['waiting', 'accepted', 'refused'])('not removed, replaced or moved while %s', async (status) => {
    const someone = await claimant();
    if (status !== 'waiting')
      await api.database.pool.query(
        'update public.guarantee_claims set status = $2, decided_at = now() where id = $1',
        [someone.claimId, status],
      );
    await proofs(someone).remove([someone.name]);
    expect(
      (await proofs(someone).update(someone.name, file('%PDF-1.7 another', 'application/pdf'))).error,
    ).not.toBeNull();
    expect((await proofs(someone).move(someone.name, `${someone.id}/away.pdf`)).error).not.toBeNull();
    expect((await proofs(someone).download(someone.name)).data?.size).toBe(pdf.size);
  });

  test('what else was uploaded on the way goes when a claim is sent', async () => {
    const someone = await person();
    await writePast(api.database, someone.id);
    const first = await sendProof(someone.client, someone.id);
    const second = await sendProof(someone.client, someone.id);
    await call(someone.client, 'guarantee-claims', {
      ...{ testDate: recentTest(), testLevel: 'B1', failedParts: ['read'], proofName: second },
    });
    expect((await proofs(someone).download(first)).data).toBeNull();
    expect((await proofs(someone).download(second)).data).not.toBeNull();
  });
});
