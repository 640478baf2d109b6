/** `npm start`: builds what changed since the last build, then serves. */
export {};

process.env.NODE_ENV ??= 'production';
await import('./build.ts');
await import('#main/product/serve.ts');
