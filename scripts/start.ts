/** `npm start`: builds what changed since the last build, then serves. */
export {};

process.env.NODE_ENV ??= 'production';
// Whoever tries the product on their own machine, with nothing configured, reads its mails in the browser (decision 072).
if (!['PUBLIC_URL', 'HOST', 'TRUSTED_PROXY_HEADER', 'DATABASE_URL'].some((name) => process.env[name]))
  process.env.DEV_INBOX ??= 'true';
await import('./build.ts');
await import('#main/product/serve.ts');
