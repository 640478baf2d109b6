import { join } from 'node:path';

/** Our own small i18next stands in the place of the package, in the builds and in the tests (decision 085). */
export const messagesAlias = [
  { find: /^i18next$/, replacement: join(import.meta.dirname, 'src/web/messages/i18next.ts') },
  { find: /^react-i18next$/, replacement: join(import.meta.dirname, 'src/web/messages/react-i18next.tsx') },
];
