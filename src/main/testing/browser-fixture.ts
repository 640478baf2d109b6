import { join } from 'node:path';
import { RouterContextProvider } from 'react-router';
import { defaultRedirect } from '#domain/access/redirect.ts';
import { loadBank } from '#server/bank/load-bank.ts';
import type { TestApi } from '#server/testing/api.ts';
import { type ApiContext, apiContext } from '#web/api/api-context.ts';
import type { WrittenCookies } from '#web/api/session-cookie.ts';

/** A browser as loaders and actions see one: it keeps cookies. For tests. */
export type Browser = {
  readonly cookies: Map<string, string>;
  /** Calls a loader or an action with what a form would send, and keeps the cookies of its answer. */
  readonly visit: (handler: Handler, path: string, form?: Form) => Promise<Answer>;
};

type Form = Readonly<Record<string, string | readonly string[] | File>>;
// biome-ignore lint/suspicious/noExplicitAny: loaders and actions differ only in what the router adds to these
type Handler = (given: any) => unknown;

type Answer = {
  readonly status: number;
  readonly location: string | null;
  readonly headers: Headers;
  readonly data: unknown;
};

/** Opens a browser without cookies on an API. */
export function openBrowser(api: TestApi, change: Partial<ApiContext> = {}, userAgent = 'a test'): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async visit(handler, path, form) {
      const request = new Request(`${api.context.publicUrl}${path}`, {
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'user-agent': userAgent,
        },
        ...(form ? { method: 'POST', body: formBody(form) } : {}),
      });
      const context = new RouterContextProvider();
      const written: WrittenCookies = new Map();
      context.set(apiContext, {
        fetch: async (input, init) => api.app.fetch(new Request(input, init)),
        read: (name, args) =>
          api.app.readForPage({ name, args, visitor: request, log: { calls: 0, reads: [] } }),
        publicUrl: api.context.publicUrl,
        anonKey: api.context.tokens.keys.anon,
        nonce: '',
        staticScript: '',
        requestId: 'request-of-a-test',
        report: (error) => api.context.log.error({ err: error }, 'a page failed'),
        reviewUrl: undefined,
        imageHost: null,
        operator: { name: null, orgNumber: null, address: null, email: null },
        redirect: defaultRedirect,
        embedded: { inbox: true, mail: true, sms: true, payment: true, languageModel: true },
        now: api.context.now,
        verify: (token) => api.context.tokens.verify(token).catch(() => null),
        reader: null,
        production: true,
        build: 'a-build',
        countedHosts: [],
        renderOnce: (_, render) => render(),
        cookies: written,
        ...change,
      });
      const answer = readAnswer(await settled(handler, { request, context, params: {} }));
      for (const { line } of written.values()) if (line) answer.headers.append('set-cookie', line);
      for (const line of answer.headers.getSetCookie()) keepCookie(cookies, line);
      return answer;
    },
  };
}

/** The bank of content/, drafts too. */
export async function fillBank(api: TestApi): Promise<void> {
  const contentDir = join(import.meta.dirname, '../../../content');
  await loadBank({ database: api.database, contentDir, drafts: true, log: api.context.log });
}

/** As browsers send it: in parts when a file is in it. */
function formBody(form: Form): URLSearchParams | FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(form)) {
    for (const one of [value].flat()) fields.append(name, one as string | File);
  }
  const hasFile = Object.values(form).some((value) => value instanceof File);
  return hasFile ? fields : new URLSearchParams([...fields] as [string, string][]);
}

/** What a handler returned or threw: the router treats both as its answer. */
async function settled(handler: Handler, given: object): Promise<unknown> {
  try {
    return await handler(given);
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    return thrown;
  }
}

type WithInit = { readonly data: unknown; readonly init: ResponseInit | null };

function readAnswer(value: unknown): Answer {
  if (value instanceof Response)
    return {
      status: value.status,
      location: value.headers.get('location'),
      headers: new Headers(value.headers),
      data: null,
    };
  const wrapped = typeof value === 'object' && value !== null && 'init' in value && 'data' in value;
  const { data, init } = wrapped ? (value as WithInit) : { data: value, init: null };
  return { status: init?.status ?? 200, location: null, headers: new Headers(init?.headers), data };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0(;|$)/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
