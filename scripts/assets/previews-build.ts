// Writes public/preview/: the pictures that others show beside a link to us (src/main/pages/link-preview.ts), drawn by Chromium
// with the product's own typefaces, so that no server has to have them.
import { mkdir, readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { previewNames } from '#main/pages/link-preview.ts';

const words: Readonly<Record<string, Readonly<Record<'en' | 'nb', readonly [string, string]>>>> = {
  landing: {
    en: [
      'Practise for Norskprøven',
      'Find out where you stand, from Pre-A1 to C1. Free, without an account.',
    ],
    nb: ['Øv til Norskprøven', 'Finn ut hvor du står, fra Pre-A1 til C1. Gratis og uten konto.'],
  },
  leveltest: {
    en: ['Test your Norwegian level', 'Reading and listening. Free, without an account.'],
    nb: ['Test norsknivået ditt', 'Lesing og lytting. Gratis og uten konto.'],
  },
  pricing: {
    en: ['Free, Plus and Premium', 'Start free. Pay for 30 days at a time; nothing renews by itself.'],
    nb: [
      'Gratis, Plus og Premium',
      'Begynn gratis. Betal for 30 dager om gangen; ingenting fornyes av seg selv.',
    ],
  },
  about: {
    en: ['How it works', 'How we find your level, and how you practise for the exam.'],
    nb: ['Slik virker det', 'Slik finner vi nivået ditt, og slik øver du til prøven.'],
  },
  demo: {
    en: ['Look around in the demo', 'A made-up learner with six weeks of practice.'],
    nb: ['Se deg rundt i demoen', 'En oppdiktet deltaker med seks uker øving.'],
  },
};

const fonts = await Promise.all(
  ['src/web/styles/fonts/literata.woff2', 'src/web/styles/fonts/hanken-grotesk.woff2'].map(async (file) =>
    (await readFile(file)).toString('base64'),
  ),
);
const flag = await readFile('public/favicon.svg', 'utf8');
const stations = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1'];
/** The trail from the fjord to the summit, in the picture's own pixels. */
const at = stations.map((_, step) => ({ x: 90 + step * 200, y: 560 - step ** 1.55 * 24 }));

await mkdir('public/preview', { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const name of new Set(Object.values(previewNames)))
  for (const locale of ['en', 'nb'] as const) {
    const said = words[name]?.[locale];
    if (!said) throw new Error(`The picture ${name} has no words.`);
    await page.setContent(draw(said), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const file = `public/preview/${locale}-${name}.png`;
    await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toFile(file);
    console.log(file);
  }
await browser.close();

function draw([heading, line]: readonly [string, string]): string {
  const path = at.map(({ x, y }) => `${x},${y}`).join(' L');
  const marks = at
    .map(
      ({ x, y }, step) =>
        `<circle cx="${x}" cy="${y}" r="13" fill="#18181b" stroke="#6ee7b7" stroke-width="5"/><text x="${x}" y="${y - 28}" text-anchor="middle">${stations[step]}</text>`,
    )
    .join('');
  return `<style>
    @font-face { font-family: Literata; src: url(data:font/woff2;base64,${fonts[0]}); font-weight: 200 900; }
    @font-face { font-family: Hanken; src: url(data:font/woff2;base64,${fonts[1]}); font-weight: 100 900; }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #18181b; color: #fafafa; font-family: Hanken; }
    header { display: flex; align-items: center; gap: 20px; padding: 56px 72px 0; font: 600 40px Literata; }
    header svg { width: 56px; height: 56px; }
    h1 { margin: 34px 72px 0; font: 560 76px/1.1 Literata; letter-spacing: -0.02em; }
    p { margin: 20px 72px 0; font-size: 32px; color: #d4d4d8; }
    .trail { position: absolute; inset: 0; }
    text { font: 600 24px Hanken; fill: #a1a1aa; }
  </style>
  <header>${flag}Bestått</header><h1>${heading}</h1><p>${line}</p>
  <svg class="trail" viewBox="0 0 1200 630"><path d="M-60,575 L${path} L1260,${at.at(-1)?.y}" fill="none" stroke="#34d399" stroke-width="6" stroke-linejoin="round"/>${marks}</svg>`;
}
