import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';

/** `GET /robots.txt` (RFC 9309): everything may be found but the API and what belongs to a person. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(apiContext);
  const closed = [
    '/admin',
    '/nb/admin',
    '/auth',
    '/nb/auth',
    '/app/settings',
    '/nb/app/settings',
    '/functions/',
    '/rest/',
  ];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    `Sitemap: ${publicUrl}/community/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
