// Writes src/web/components/icons.generated.ts: the shapes of those Lucide icons that src/web names, so that pages
// draw them without script and without a request. `--check` writes nothing and fails when the file is not up to date.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { icons as lucide } from '@iconify-json/lucide';

const target = 'src/web/components/icons.generated.ts';

const names = new Set<string>();
for await (const file of glob('src/web/**/*.{ts,tsx}')) {
  if (file.endsWith('icons.generated.ts')) continue;
  for (const [, name] of (await readFile(file, 'utf8')).matchAll(/['"`]lucide:([a-z0-9-]+)['"`]/g)) {
    names.add(name as string);
  }
}

const lines = [...names].sort().map((name) => `  'lucide:${name}': '${shapeOf(name)}',`);
const content = `// Made by scripts/assets/icons-build.ts; Lucide (ISC licence), shapes in a box of 24 × 24.
export const icons = {
${lines.join('\n')}
} as const;
`;

if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => '')) !== content) {
    console.error(`${target} is not up to date: run \`node scripts/assets/icons-build.ts\`.`);
    process.exit(1);
  }
} else {
  await writeFile(target, content);
  console.log(`${target}: ${names.size} icons, ${(content.length / 1024).toFixed(1)} kB`);
}

/** The shapes inside the icon's group; stroke and fill stand on the `<svg>` of `Icon`. */
function shapeOf(name: string): string {
  const alias = lucide.aliases?.[name];
  const icon = lucide.icons[alias?.parent ?? name];
  if (!icon) throw new Error(`Lucide has no icon '${name}'.`);
  return icon.body
    .replace(/^<g [^>]*>(.*)<\/g>$/, '$1')
    .replaceAll(
      / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g,
      '',
    );
}
