import type { WrittenLanguage } from '#domain/community/languages.ts';

/**
 * What somebody wrote. The HTML was made and sanitised by the server when it was written, and no key but the functions' may write
 * it (decision 134); the page's policy runs no script of it either. Rule 9.375.
 */
export function ShownMarkdown({
  html,
  language,
}: {
  readonly html: string;
  readonly language: WrittenLanguage;
}) {
  return (
    <div
      lang={language}
      className="prose max-w-reading text-[1.0625rem] [overflow-wrap:anywhere]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
