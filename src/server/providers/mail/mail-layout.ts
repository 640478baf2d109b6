import type { Mail } from './mail-sender.ts';

/** The two languages that mails and messages are written in. */
export type TextLocale = 'en-GB' | 'nb-NO';

/** What a mail says; the layout makes it plain text and HTML. */
export type MailText = {
  readonly subject: string;
  readonly heading: string;
  /** What belongs together in lines, as on a receipt: stands above the paragraphs. */
  readonly lines?: readonly (readonly [label: string, value: string])[];
  readonly paragraphs: readonly string[];
  /** What the mail tells of one by one, each with a page of its own; in a mail as it is sent the links are whole addresses. */
  readonly entries?: readonly MailEntry[];
  /** Label of the button that carries the link. */
  readonly button?: string;
  /** Stands before the code. */
  readonly codeLabel?: string;
  /** Small print after all: why the mail came and what to do if it should not have. */
  readonly note: string;
};

type MailEntry = {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** BCP 47; what it is written in, whatever the mail's language is. */
  readonly language: string;
};

/** Fjord green, paper, ink; a mail knows no theme of ours, so these are fixed and the dark ones follow the reader's. */
const colours = {
  green: '#0f6b4f',
  ink: '#18181b',
  quiet: '#52525b',
  line: '#e4e4e7',
  paper: '#fafafa',
  card: '#ffffff',
};

/**
 * The mail in both forms. Inline styles, one column of 520 px, no pictures and nothing fetched from
 * elsewhere: it shows the same with pictures off, and opening it tells nobody.
 */
export function layOutMail(given: {
  to: string;
  locale: TextLocale;
  product: string;
  text: MailText;
  /** Introduces the bare address below the button, where there is a code too. */
  linkFallback: string;
  link?: string;
  code?: string;
  /** Where whoever has a question writes; at the foot of every mail. Rule 9.230. */
  help: MailLink;
  /** Of a mail that may be chosen: how to have no more of its kind. */
  stop?: MailLink;
}): Mail {
  const { to, text, stop } = given;
  return {
    ...{ to, subject: text.subject, text: plainMail(given), html: htmlMail(given) },
    ...(stop && { headers: stopHeaders(stop.link) }),
  };
}

/** A line at the foot of a mail. */
export type MailLink = { readonly label: string; readonly link: string };

/** RFC 8058: the mail program shows a button of its own, and posts to the address. */
function stopHeaders(link: string): Mail['headers'] {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

type Given = Parameters<typeof layOutMail>[0];

function plainMail({ product, text, link, code, help, stop }: Given): string {
  const parts = [
    text.heading,
    (text.lines ?? []).map((line) => line.join(': ')).join('\n'),
    ...text.paragraphs,
    ...(text.entries ?? []).map((entry) => [entry.title, entry.text, entry.link].join('\n')),
    link && text.button ? `${text.button}:\n${link}` : '',
    code && text.codeLabel ? `${text.codeLabel}\n${code}` : '',
    text.note,
    `${help.label}:\n${help.link}`,
    stop ? `${stop.label}:\n${stop.link}` : '',
    `-- \n${product}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function htmlMail({ locale, product, text, linkFallback, link, code, help, stop }: Given): string {
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const quiet = (content: string, margin: string) =>
    `<p class="quiet" style="margin:${margin};font-size:14px;line-height:20px;color:${colours.quiet}">${content}</p>`;
  const button =
    link && text.button
      ? paragraph(
          `<a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${colours.green};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(text.button)}</a>`,
          'margin-top:24px;',
        )
      : '';
  const codeBlock =
    code && text.codeLabel
      ? paragraph(escapeHtml(text.codeLabel)) +
        paragraph(
          escapeHtml(code),
          // A code of letters is longer than one of six digits: neither wraps on a phone.
          `font-family:ui-monospace,Menlo,Consolas,monospace;${code.length > 8 ? 'font-size:22px;letter-spacing:2px' : 'font-size:28px;letter-spacing:6px'};line-height:32px;font-weight:600;white-space:nowrap;`,
        )
      : '';
  const fallback =
    link && text.button && code
      ? quiet(
          `${escapeHtml(linkFallback)}<br><span style="word-break:break-all">${escapeHtml(link)}</span>`,
          '0 0 16px',
        )
      : '';
  const foot = [help, ...(stop ? [stop] : [])].map(({ label, link: address }) =>
    quiet(`<a href="${escapeHtml(address)}" style="color:inherit">${escapeHtml(label)}</a>`, '8px 0 0'),
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(text.subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #18181b !important; }
  .card { background: #27272a !important; border-color: #3f3f46 !important; color: #fafafa !important; }
  .card p, .card h1, .card h2 { color: #fafafa !important; }
  .card .quiet { color: #a1a1aa !important; }
  .card .name { color: #6ee7b7 !important; }
  .card hr, .card td { border-color: #3f3f46 !important; }
  .card .button { background: #6ee7b7 !important; color: #052e20 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${colours.paper}">
<div class="card" style="max-width:520px;margin:0 auto;padding:32px 24px;border:1px solid ${colours.line};border-radius:12px;background:${colours.card};color:${colours.ink};font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px">
<p class="name" style="margin:0 0 24px;font-weight:700;color:${colours.green}">${escapeHtml(product)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapeHtml(keepDays(text.heading))}</h1>
${lineTable(text)}
${text.paragraphs.map((content) => paragraph(escapeHtml(keepDays(content)))).join('\n')}
${entryList(text)}
${button}
${codeBlock}
${fallback}
<hr style="border:0;border-top:1px solid ${colours.line};margin:24px 0 16px">
${quiet(escapeHtml(text.note), '0')}
${foot.join('\n')}
</div>
</body>
</html>
`;
}

/** Labels to the left, values in figures under each other to the right. */
function lineTable({ lines = [] }: MailText): string {
  if (lines.length === 0) return '';
  const cell = `padding:8px 0;border-bottom:1px solid ${colours.line};vertical-align:top`;
  const rows = lines.map(
    ([label, value]) =>
      `<tr><td style="${cell}">${escapeHtml(label)}</td><td style="${cell};padding-left:12px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse;font-size:15px;line-height:24px;color:inherit">${rows.join('')}</table>`;
}

/** A heading that leads on, and what stands below it. */
function entryList({ entries = [] }: MailText): string {
  return entries
    .map(
      ({ title, text, link, language }) =>
        `<h2 lang="${language}" style="margin:24px 0 4px;font-size:18px;line-height:24px"><a href="${escapeHtml(link)}" style="color:inherit">${escapeHtml(title)}</a></h2>
<p lang="${language}" style="margin:0 0 16px">${escapeHtml(text)}</p>`,
    )
    .join('\n');
}

/** A number and its month stay on one line: 6.\u00a0desember. */
function keepDays(text: string): string {
  return text.replace(
    /(\d\.?) (?=(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cs])\p{L}* \d{4})/giu,
    '$1\u00a0',
  );
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
