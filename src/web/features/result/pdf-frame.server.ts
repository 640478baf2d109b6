import type { i18n } from 'i18next';
import { inks, type PdfSheet, paper, textWidth } from './pdf-sheet.server.ts';

type Frame = {
  readonly sheet: PdfSheet;
  /** What the sheet is and of when, at the right of its head. */
  readonly heading: string;
};

/** The head of a page. @returns the y where it begins */
export function writeHeader({ sheet, heading }: Frame): number {
  const { doc } = sheet;
  sheet.ornament(() => {
    doc.save().translate(paper.side, paper.top).scale(1);
    doc.rect(0, 0, 22, 16).fill(inks.flagRed);
    doc.path('M6 0h4v16H6ZM0 6h22v4H0Z').fill('#ffffff');
    doc.path('M7 0h2v16H7ZM0 7h22v2H0Z').fill(inks.flagBlue);
    doc.restore();
    doc
      .moveTo(paper.side, paper.top + 26)
      .lineTo(paper.width - paper.side, paper.top + 26)
      .lineWidth(0.6)
      .stroke(inks.hairline);
  });
  sheet.write('P', 'Bestått', paper.top + 0.5, { face: 'serif', size: 11.5, x: paper.side + 30, width: 200 });
  const right = { ink: inks.second, size: 9, x: paper.width - paper.side - 260, width: 260 } as const;
  sheet.write('P', heading, paper.top + 2, { ...right, align: 'right' });
  return 84;
}

/** The foot of every page, when all are written: what the sheet is not, its number, and where it is from. */
export function writeFooters(
  { sheet, own }: { readonly sheet: PdfSheet; readonly own: ReturnType<i18n['getFixedT']> },
  site: string,
): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    sheet.doc.switchToPage(index);
    const y = paper.height - paper.foot + 6;
    sheet.ornament(() =>
      sheet.doc
        .moveTo(paper.side, y - 6)
        .lineTo(paper.width - paper.side, y - 6)
        .lineWidth(0.6)
        .stroke(inks.hairline),
    );
    const style = { ink: inks.muted, size: 8 };
    sheet.write('P', own('notOfficial'), y, { ...style, width: textWidth - 130 });
    const right = { ...style, x: paper.width - paper.side - 120, width: 120, align: 'right' } as const;
    sheet.write('P', own('page', { number: index - start + 1, count }), y, right);
    sheet.write('P', site.replace(/^https?:\/\//, ''), y + 12, right);
  }
}
