import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Locale } from '#web/locale/locale.ts';
import { sfntOf } from './woff.server.ts';

/** A4 in points, with the margins of all pages. */
export const paper = { width: 595.28, height: 841.89, side: 48, top: 44, foot: 56 } as const;
export const textWidth = paper.width - 2 * paper.side;

/** The light theme's tokens (styles/tokens.css) as paper colours. */
export const inks = {
  text: '#18181b',
  second: '#4c4c55',
  muted: '#6e6e77',
  hairline: '#d4d4d8',
  control: '#8e8e96',
  primary: '#01663e',
  blue: '#1d5b8f',
  band: '#5798ce',
  terrain: '#b2dbc5',
  stone: '#6b6b73',
  red: '#ce2324',
  flagRed: '#ba0c2f',
  flagBlue: '#00205b',
  levels: ['#284d83', '#12648f', '#007883', '#007d54', '#5d822f', '#93770e'],
} as const;

/** pdfkit embeds fonts that fontkit can cut to the letters used: WOFF can be, variable WOFF2 cannot. */
const require = createRequire(import.meta.url);
const fontFiles = {
  serif: () => require.resolve('@fontsource/literata/files/literata-latin-600-normal.woff'),
  italic: () => require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-italic.woff'),
  sans: () => require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff'),
  bold: () => require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'),
} as const;
type Face = keyof typeof fontFiles;

const fonts = new Map<Face, Buffer>();

export type TextStyle = {
  readonly face?: Face;
  readonly size?: number;
  readonly ink?: string;
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  /** Space between lines beside the font's own, in points. */
  readonly lineGap?: number;
  /** What the text is a part of; left out, of the document. */
  readonly parent?: Part;
};

/** An element of the document's structure. */
export type Part = ReturnType<PDFKit.PDFDocument['struct']>;

export type PdfSheet = ReturnType<typeof openSheet>;

/** A tagged PDF with our fonts; everything is placed by hand, so that it never runs on by itself. */
export function openSheet(head: { readonly title: string; readonly locale: Locale; readonly made: Date }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: head.locale,
    pdfVersion: '1.7',
    info: {
      Title: head.title,
      Author: 'Bestått',
      Creator: 'Bestått',
      Producer: 'Bestått',
      CreationDate: head.made,
    },
  });
  for (const face of Object.keys(fontFiles) as Face[]) doc.registerFont(face, readFont(face));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

  function style({ face = 'sans', size = 9.5, ink = inks.text }: TextStyle): void {
    doc.font(face).fontSize(size).fillColor(ink);
  }

  /** Height that a text takes, in points. */
  function heightOf(words: string, options: TextStyle = {}): number {
    style(options);
    const { width = textWidth, lineGap = 1.5 } = options;
    return doc.heightOfString(words.replaceAll('*', ''), { width, lineGap });
  }

  /** Writes at `y` as an element of this tag; answers with the y below it. Words between asterisks stand in italics. */
  function write(tag: string, words: string, y: number, options: TextStyle = {}): number {
    const { x = paper.side, width = textWidth, align = 'left', lineGap = 1.5 } = options;
    const runs = words.split('*');
    (options.parent ?? root).add(
      doc.struct(tag, {}, () => {
        doc.x = x;
        doc.y = y;
        for (const [index, run] of runs.entries()) {
          style(index % 2 === 1 ? { ...options, face: 'italic' } : options);
          doc.text(run, { width, align, lineGap, continued: index < runs.length - 1 });
        }
      }),
    );
    return doc.y;
  }

  return {
    doc,
    heightOf,
    write,
    /** Draws a picture that has words for those who do not see it. */
    figure(words: string, draw: () => void): void {
      root.add(doc.struct('Figure', { alt: words }, draw));
    },
    /** An element that holds others: a table, a row. End it when all are in. */
    open(tag: string, parent: Part = root): Part {
      const part = doc.struct(tag);
      parent.add(part);
      return part;
    },
    /** Draws what is only ornament. */
    ornament(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    /** Ends the document and gives its bytes. */
    async close(): Promise<Buffer> {
      root.end();
      doc.end();
      return ended;
    },
  };
}

function readFont(face: Face): Buffer {
  const kept = fonts.get(face) ?? sfntOf(readFileSync(fontFiles[face]()));
  fonts.set(face, kept);
  return kept;
}
