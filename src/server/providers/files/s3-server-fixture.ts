import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from './s3-files.ts';

export type S3Server = {
  readonly settings: S3Settings;
  readonly objects: Map<string, { bytes: Buffer; changedAt: Date }>;
  /** The next requests are answered so: a status, or `broken` for a line that breaks. */
  readonly trouble: (number | 'broken')[];
  readonly close: () => Promise<void>;
};

const pageSize = 2;

/** A bucket that speaks S3's HTTP (Amazon S3 API Reference) and believes nobody without a right signature 4. */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const trouble: S3Server['trouble'] = [];
  const keys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a/secret+key' };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const next = trouble.shift();
    if (next === 'broken') return request.socket.destroy();
    if (next) return response.writeHead(next).end('<Error><Code>SlowDown</Code></Error>');
    if (!isSigned(request, keys.secretAccessKey))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const url = new URL(request.url ?? '', 'http://s3');
    const [, bucket, key = ''] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== 'files') return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (key === '') return response.end(list(objects, url.searchParams.get('continuation-token') ?? ''));
    const source = request.headers['x-amz-copy-source'];
    const found = objects.get(typeof source === 'string' ? (source.split('/').at(-1) ?? '') : key);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (request.method === 'PUT' && !source) {
      if (request.headers['content-length'] === undefined) return response.writeHead(411).end();
      objects.set(key, { bytes: body, changedAt: new Date() });
      return response.end();
    }
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    if (request.method === 'PUT') {
      objects.set(key, { ...found, changedAt: new Date() });
      return response.end('<CopyObjectResult/>');
    }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start === undefined) return response.end(found.bytes);
    return response.writeHead(206).end(found.bytes.subarray(Number(start), Number(end) + 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    trouble,
    settings: { ...keys, endpoint, bucket: 'files', region: 'eu-north-1' },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function list(objects: S3Server['objects'], after: string): string {
  const keys = [...objects.keys()].sort().filter((key) => key > after);
  const page = keys.slice(0, pageSize).map((key) => {
    const changed = objects.get(key)?.changedAt.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${changed}</LastModified></Contents>`;
  });
  const next =
    keys.length > pageSize ? `<NextContinuationToken>${keys[pageSize - 1]}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
}

/** AWS Signature Version 4 (AWS General Reference, «Create a signed AWS API request»), computed anew. */
function isSigned(request: IncomingMessage, secret: string): boolean {
  const header = request.headers.authorization ?? '';
  const scope = /Credential=AKIDTEST\/(\d{8}\/[^/]+\/s3\/aws4_request)/.exec(header)?.[1] ?? '';
  const names = /SignedHeaders=([^,\s]+)/.exec(header)?.[1]?.split(';') ?? [];
  const given = /Signature=([0-9a-f]{64})/.exec(header)?.[1];
  const url = new URL(request.url ?? '', 'http://s3');
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>(
      (last, part) => createHmac('sha256', last).update(part).digest(),
      `AWS4${secret}`,
    );
  return given === createHmac('sha256', key).update(toSign).digest('hex');
}
