import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookUpPublic, PrivateAddressError } from '#server/http/public-address.ts';
import { type FetchedFeed, readFeed } from './read-feed.ts';

type Refusal = Extract<FetchedFeed, { kind: 'refused' }>['reason'];

/** All of it: looking the names up, redirects and the bodies. */
export const feedLimitMs = 10_000;
const mostBytes = 2 * 1024 * 1024;
const mostRedirects = 3;

type FeedMeans = {
  readonly privateHosts: ReadonlySet<string>;
  /** Another limit than the product's; for tests. */
  readonly limitMs?: number;
};

/**
 * A feed by its address: http and https on their usual ports, no private address (Rule 9.487), at most three redirects, each looked at
 * anew, at most 2 MB and ten seconds, nothing sent but the request.
 * @param means.privateHosts names that may be private, with any port: the operator's own
 */
export async function fetchFeed(
  url: string,
  { privateHosts, limitMs = feedLimitMs }: FeedMeans,
): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(limitMs);
  let asked = url.trim();
  for (let step = 0; step <= mostRedirects; step += 1) {
    const address = addressOf(asked, privateHosts);
    if (typeof address === 'string') return refused(address);
    try {
      const answer = await get(address, { signal, isOwn: privateHosts.has(address.hostname) });
      if (answer.kind === 'body') return readFeed(answer.body, answer.charset) ?? refused('no_feed');
      if (answer.kind === 'refused') return refused(answer.reason);
      asked = new URL(answer.location, address).href;
    } catch (error) {
      return refused(error instanceof PrivateAddressError ? 'private' : 'unreachable');
    }
  }
  return refused('unreachable');
}

function refused(reason: Refusal): FetchedFeed {
  return { kind: 'refused', reason };
}

function addressOf(text: string, privateHosts: ReadonlySet<string>): URL | Refusal {
  if (!URL.canParse(text)) return 'address';
  const url = new URL(text);
  if (!/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '') return 'address';
  if (privateHosts.has(url.hostname)) return url;
  if (url.port !== '') return 'address';
  // A name is looked at when it is looked up; an address never is.
  const literal = url.hostname.replace(/^\[|\]$/gu, '');
  return isIP(literal) !== 0 && !isPublicAddress(literal) ? 'private' : url;
}

type Answer =
  | { readonly kind: 'body'; readonly body: Buffer; readonly charset: string | null }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/** @throws Error of the connection, and `PrivateAddressError` */
async function get(
  url: URL,
  { signal, isOwn }: { readonly signal: AbortSignal; readonly isOwn: boolean },
): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    request(url, {
      signal,
      // A connection of its own: one that is kept would not be looked at again.
      agent: false,
      ...(!isOwn && { lookup: lookUpPublic }),
      headers: {
        accept: 'application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.9',
        'user-agent': 'Bestatt-editors-desk',
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
  try {
    return await readAnswer(response);
  } finally {
    response.destroy();
  }
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location)
    return { kind: 'moved', location: headers.location };
  if (statusCode !== 200) return { kind: 'refused', reason: 'unreachable' };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > mostBytes) return { kind: 'refused', reason: 'too_large' };
    chunks.push(chunk);
  }
  const charset = /charset="?([\w-]+)/iu.exec(headers['content-type'] ?? '')?.[1] ?? null;
  return { kind: 'body', body: Buffer.concat(chunks), charset };
}
