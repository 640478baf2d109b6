import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletePerson } from '#server/accounts/delete-person.ts';
import type { Member } from '#server/admin/admin-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { comment, idOf, newPost, openCommunity, post, writer } from './community-fixture.ts';
import { communityJobs } from './community-jobs.ts';

let api: TestApi;
let kari: Member;
let now = new Date();
beforeAll(async () => {
  api = await testApi(undefined, { now: () => now });
  await openCommunity(api);
  kari = await writer(api, { settled: true });
});
afterAll(() => api.close());

type Begun = {
  readonly id: string;
  readonly upload: { readonly objectName: string; readonly token: string };
};

function begin(by: Member, fileName: string, bytes = 10) {
  return call(by.client, 'community-attachments', { kind: 'begin', fileName, bytes });
}

async function send(
  by: Member,
  fileName: string,
  content: Uint8Array | string,
  type?: string,
): Promise<string> {
  const { data, error } = await begin(by, fileName, content.length);
  if (!data) throw new Error(error?.code);
  const { id, upload } = data as unknown as Begun;
  const blob = new Blob([typeof content === 'string' ? content : new Uint8Array(content)], {
    type: type ?? String(data.mediaType),
  });
  await by.client.storage.from('attachments').uploadToSignedUrl(upload.objectName, upload.token, blob);
  return id;
}

const finish = (by: Member, id: string) => call(by.client, 'community-attachments', { kind: 'finish', id });

async function sendWhole(by: Member, fileName: string, content: Uint8Array | string): Promise<string> {
  const id = await send(by, fileName, content);
  const { error } = await finish(by, id);
  if (error) throw new Error(error.code);
  return id;
}

/** A picture of 40 × 20 that is to be turned, and says where it was taken. */
function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Kari Nordmann' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
    .toBuffer();
}

const bytesOf = async (by: { client: Member['client'] }, id: string) => {
  const { data: row } = await by.client
    .from('community_attachments')
    .select('object_name')
    .eq('id', id)
    .maybeSingle();
  if (!row) return null;
  const { data } = await by.client.storage.from('attachments').download(row.object_name);
  return data && new Uint8Array(await data.arrayBuffer());
};

test('5.20, 9.11 Attachments: images, PDFs, Word documents and text files, at most 10MB each', async () => {
  const codeOf = async (name: string, bytes: number) => (await begin(kari, name, bytes)).error?.code;
  expect(await codeOf('side.html', 10)).toBe('file_type');
  expect(await codeOf('tegning.svg', 10)).toBe('file_type');
  expect(await codeOf('program.exe', 10)).toBe('file_type');
  expect(await codeOf('brev.pdf', 10 * 1024 * 1024 + 1)).toBe('file_too_large');
  expect(await codeOf('brev.pdf', 0)).toBe('file_empty');
  const { data } = await begin(kari, 'Mitt brev.PDF', 10 * 1024 * 1024);
  expect(data).toMatchObject({ fileName: 'Mitt brev.PDF', mediaType: 'application/pdf', isPicture: false });
  // What is in it decides, not its name.
  const page = await send(kari, 'brev.pdf', '<html><script>alert(1)</script></html>');
  expect((await finish(kari, page)).error).toMatchObject({ code: 'file_not_found' });
  const text = await sendWhole(kari, 'brev.txt', '<script>alert(1)</script>');
  expect(new TextDecoder().decode((await bytesOf(kari, text)) ?? new Uint8Array())).toContain('alert(1)');
});

test('9.465 Ours, decision 154: a picture is turned as its camera says and written anew without the place, device and person it names; a file is read by whoever reads what it belongs to, goes with it, and after two days when nothing has it.', async () => {
  const id = await sendWhole(kari, 'bilde.jpg', await photograph());
  const other = await writer(api, { settled: true });
  expect((await sharp(await photograph()).metadata()).orientation).toBe(6);
  expect(await bytesOf(other, id)).toBeNull();
  const attachments = [{ id, alt: '  Et rødt skilt ' }];
  expect((await call(other.client, 'community-posts', newPost({ attachments }))).error).toMatchObject({
    code: 'file_not_found',
  });
  const postId = await post(kari, { attachments });
  const { data: row } = await api
    .client()
    .from('community_attachments')
    .select('file_name, alt, width, height')
    .eq('id', id)
    .single();
  expect(row).toEqual({ file_name: 'bilde.jpg', alt: 'Et rødt skilt', width: 20, height: 40 });
  const shown = await sharp((await bytesOf({ client: api.client() }, id)) ?? undefined).metadata();
  expect(shown).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
  expect([shown.exif, shown.xmp, shown.iptc, shown.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);

  // Changed without a word about files they stay; with a list they are those of the list.
  const change = (more: object) =>
    call(kari.client, 'community-posts', {
      ...newPost({ requestKey: undefined, ...more }),
      kind: 'edit',
      postId,
    });
  expect((await change({ title: 'En annen tittel' })).error).toBeNull();
  expect(await bytesOf({ client: api.client() }, id)).not.toBeNull();
  expect((await change({ attachments: [] })).error).toBeNull();
  const lying = async () =>
    (
      await api.database.pool.query(
        `select count(*)::int as n from storage.objects where bucket_id = 'attachments' and name like $1`,
        [`%${id}`],
      )
    ).rows[0].n;
  expect(await lying()).toBe(0);

  // A comment has one, which goes with it, and is not read while it is hidden.
  const [one, two] = [await sendWhole(kari, 'a.txt', 'a'), await sendWhole(kari, 'b.txt', 'b')];
  const with2 = await comment(kari, postId, {
    attachments: [one, two].map((file) => ({ id: file, alt: '' })),
  });
  expect(with2.error).toMatchObject({ code: 'too_many_attachments' });
  const commentId = idOf(await comment(kari, postId, { attachments: [{ id: one, alt: '' }] }), 'commentId');
  expect(await bytesOf({ client: api.client() }, one)).not.toBeNull();
  await api.database.pool.query('update public.community_comments set hidden_at = now() where id = $1', [
    commentId,
  ]);
  expect(await bytesOf({ client: api.client() }, one)).toBeNull();
  await api.database.pool.query('update public.community_comments set hidden_at = null where id = $1', [
    commentId,
  ]);
  await call(kari.client, 'community-comments', { kind: 'delete', commentId });
  expect(await bytesOf(kari, one)).toBeNull();

  now = new Date(now.getTime() + 49 * 3_600_000);
  await communityJobs({ ...api.context, now: () => now })[0]?.run(
    {},
    { signal: new AbortController().signal, isLastTry: false },
  );
  expect(await bytesOf(kari, two)).toBeNull();
});

test('a person has so many files a day, and what is no picture is refused as one (9.465)', async () => {
  const newcomer = await writer(api);
  for (let file = 0; file < 5; file += 1) expect((await begin(newcomer, 'a.txt')).error).toBeNull();
  expect((await begin(newcomer, 'a.txt')).error).toMatchObject({ code: 'too_many_files' });
  const broken = (await photograph()).subarray(0, 300);
  const id = await send(kari, 'bilde.jpg', broken);
  expect((await finish(kari, id)).error).toMatchObject({ code: 'picture_unsound' });
  expect((await call(kari.client, 'community-attachments', { kind: 'remove', id })).error).toBeNull();
  expect((await finish(kari, id)).error).toMatchObject({ code: 'file_not_found' });
});

test('files go with the account, while what was written stays (9.383)', async () => {
  const leaving = await writer(api, { settled: true });
  const id = await sendWhole(leaving, 'a.txt', 'a');
  const postId = await post(leaving, { attachments: [{ id, alt: '' }] });
  await api.database.asOwner((transaction) =>
    deletePerson(transaction, {
      ...{
        id: leaving.id,
        addresses: [leaving.email],
        proved: [leaving.email],
        email: leaving.email,
        locale: 'en-GB',
      },
    }),
  );
  const { data } = await api.client().from('community_posts').select('id').eq('id', postId);
  expect(data).toHaveLength(1);
  expect(await bytesOf({ client: api.client() }, id)).toBeNull();
});
