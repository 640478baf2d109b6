import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Config } from '#main/config/config.ts';
import { clientAddress } from '#main/http/client-address.ts';
import type { Database } from '#server/db/database.ts';

type Message = {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  readonly created_at: Date;
};

const shownMessages = 50;
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * `/dev`: the mails and text messages that would have been sent. Who reads them can sign in as anybody, so there is such a
 * page only by an explicit setting (`DEV_INBOX`, decision 072); in production also only where the product has no other
 * address than this machine's, and for this machine alone.
 */
export function createDevInbox(database: Database, config: Config): Hono {
  const app = new Hono();
  if (!hasInbox(config)) return app;
  app.use(async (c, next) => {
    if (config.production && !isFromHere(c.req.raw)) return c.notFound();
    await next();
    c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('x-content-type-options', 'nosniff');
    c.res.headers.set('referrer-policy', 'no-referrer');
  });
  app.get('/', async (c) => {
    const { rows } = await database.pool.query<Message>(
      'select * from bestatt.dev_inbox order by id desc limit $1',
      [shownMessages],
    );
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'");
    return c.html(page(rows));
  });
  // The mail as its reader sees it, in a frame that may do nothing but be looked at and open links.
  app.get('/:id{[0-9]+}', async (c: Context) => {
    const { rows } = await database.pool.query<Message>('select * from bestatt.dev_inbox where id = $1', [
      c.req.param('id'),
    ]);
    if (!rows[0]) return c.notFound();
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation",
    );
    return c.html(rows[0].body_html);
  });
  return app;
}

/** Where mail and messages really go out there is nothing to read. */
export function hasInbox(
  config: Pick<Config, 'devInbox' | 'mail' | 'sms' | 'production' | 'publicUrl'>,
): boolean {
  if (!config.devInbox || (config.mail && config.sms)) return false;
  return !config.production || ownHost.test(new URL(config.publicUrl).hostname);
}

/** By the socket, by the name that was asked for (a foreign name may point here), and not through a proxy. */
function isFromHere(request: Request): boolean {
  const { hostname } = new URL(request.url);
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) =>
    request.headers.has(name),
  );
  return loopback.test(clientAddress(request)) && ownHost.test(hostname) && !isForwarded;
}

function page(messages: readonly Message[]) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Inbox · Bestått</title>
      <style>
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
        article { border: 1px solid #8886; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
        h2 { font-size: 1rem; margin: 0; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }
        iframe { width: 100%; height: 36rem; border: 1px solid #8886; background: #fff; margin-top: .75rem; }
      </style>
      <main>
        <h1>Inbox</h1>
        <p>These messages were not sent: no mail server or SMS gateway is configured. The newest is first.</p>
        ${messages.length === 0 ? html`<p>There is none yet.</p>` : messages.map(article)}
      </main>
    </html>`;
}

function article(message: Message) {
  const { id, kind, recipient, subject, body_text, body_html, created_at } = message;
  return html`<article>
    <h2>${kind === 'sms' ? 'SMS' : subject}</h2>
    <div>To ${recipient}, ${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC</div>
    <pre>${raw(withLinks(body_text))}</pre>
    ${body_html ? html`<details><summary>As the reader sees it</summary><iframe src="/dev/${id}" title="${subject}" loading="lazy"></iframe></details>` : ''}
  </article>`;
}

/** The text, escaped, its addresses as links. */
function withLinks(text: string): string {
  const escaped = text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
