import sanitizeHtml from 'sanitize-html';
import type { ExchangedMedia, MediaSide } from '#domain/decks/exchange.ts';

/** A field of Anki's, HTML that anybody wrote, as plain text with its line ends; and the sounds and pictures it names. */
export function plainField(
  html: string,
  side: MediaSide,
): { readonly text: string; readonly media: ExchangedMedia[] } {
  const names: string[] = [];
  const withoutSounds = html.replace(/\[sound:([^\]\r\n]{1,300})\]/g, (_, name: string) => {
    names.push(name);
    return '';
  });
  // Only looked up among the package's files: no address is ever followed.
  for (const [, double, single, bare] of html.matchAll(pictures))
    names.push(decodedName(unescaped(double ?? single ?? bare ?? '')));
  const lined = withoutSounds.replace(/<br\s*\/?>|<\/(?:div|p|li|tr|h[1-6])\s*>/gi, '$&\n');
  const text = sanitizeHtml(lined, { allowedTags: [], allowedAttributes: {} });
  return {
    text: unescaped(text)
      .replace(/[ \t\u00a0]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .replaceAll('\0', '')
      .trim(),
    media: [...new Set(names)].map((name) => ({ side, name })),
  };
}

const pictures = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;

/** Text as a field of Anki's. */
export function fieldOf(text: string, media: readonly ExchangedMedia[] = []): string {
  const html = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');
  const shown = media.map(({ name }) =>
    /\.(mp3|ogg|oga|opus|wav|m4a|mp4|webm|flac|aac)$/i.test(name)
      ? `[sound:${name}]`
      : `<img src="${encodeURIComponent(name)}">`,
  );
  return [html, ...shown].join(html ? ' ' : '');
}

/** The sanitiser leaves these four; everything else it has read already. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function decodedName(source: string): string {
  try {
    return decodeURIComponent(source);
  } catch {
    return source;
  }
}
