import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Node = Readonly<Record<string, unknown>>;

/** Structured data, and the page that it stands on. */
export type PageData = { readonly on: string; readonly data: unknown };

const root = join(import.meta.dirname, '../../../..');

/**
 * What the search engines' documentation of each kind of result asks for (developers.google.com/search/docs/appearance/structured-data);
 * of alternatives one is enough.
 */
const required: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Article: [['headline'], ['author'], ['datePublished'], ['dateModified'], ['image'], ['mainEntityOfPage']],
  LearningResource: [['educationalLevel'], ['learningResourceType'], ['inLanguage']],
  BreadcrumbList: [['itemListElement']],
  ListItem: [['position'], ['name'], ['item']],
  DiscussionForumPosting: [['author'], ['datePublished'], ['text', 'image', 'video'], ['headline'], ['url']],
  Comment: [['author'], ['datePublished'], ['text', 'image', 'video']],
  LikeAction: [],
  CommentAction: [],
  InteractionCounter: [['interactionType'], ['userInteractionCount']],
  QAPage: [['mainEntity']],
  FAQPage: [['mainEntity']],
  Question: [['name'], ['acceptedAnswer', 'suggestedAnswer']],
  Answer: [['text']],
  WebSite: [['name'], ['url']],
  Organization: [['name']],
  Person: [['name']],
};

const moments = new Set(['datePublished', 'dateModified', 'dateCreated']);
const addresses = new Set(['url', 'item', 'mainEntityOfPage', 'image']);

/**
 * What is wrong with structured data by schema.org's vocabulary: types, properties and kinds of values that it does not have, as
 * TypeScript says it of `schema-dts`; what is missing; dates and addresses that are none. Decision 165.
 */
export async function problemsOfData(pages: readonly PageData[]): Promise<readonly string[]> {
  const found = pages.flatMap(({ on, data }) =>
    problemsOfNode(data, 'the page').map((what) => `${on}: ${what}`),
  );
  return [...new Set(found), ...(await problemsByVocabulary(pages))];
}

function problemsOfNode(value: unknown, name: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => problemsOfNode(one, name));
  if (typeof value !== 'object' || value === null) return problemsOfValue(value, name);
  const node = value as Node;
  const types = typesOf(node);
  const missing = types.flatMap((type) =>
    (required[type] ?? [])
      .filter((names) => !names.some((one) => isGiven(node[one])))
      .map((names) => `${type} has no ${names.join(' or ')}`),
  );
  return [
    ...(types.length === 0 ? [`${name} has no type`] : []),
    ...types.filter((type) => !(type in required)).map((type) => `what ${type} needs is not listed`),
    ...missing,
    ...Object.entries(node).flatMap(([key, inner]) =>
      key.startsWith('@') ? [] : problemsOfNode(inner, key),
    ),
  ];
}

function problemsOfValue(value: unknown, name: string): readonly string[] {
  if (value === undefined || value === null || value === '') return [`${name} is empty`];
  if (moments.has(name) && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(String(value)))
    return [`${name} is no moment: ${value}`];
  if (addresses.has(name) && !/^https?:\/\/\S+$/.test(String(value)))
    return [`${name} is no address: ${value}`];
  return [];
}

function typesOf(node: Node): readonly string[] {
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** One file with a constant for each shape of data, checked by the compiler. */
async function problemsByVocabulary(pages: readonly PageData[]): Promise<readonly string[]> {
  const shapes = new Map(pages.map((page) => [shapeOf(page.data), page]));
  const types = new Set<string>();
  const lines = [...shapes.values()].map(({ data, on }, place) => {
    const own = typesOf(data as Node);
    for (const type of own) types.add(type);
    const leaves = own.map((type) => `Extract<schema.${type}, { '@type': '${type}' }>`);
    const [leaf] = leaves;
    const type = leaves.length === 1 ? leaf : `schema.MergeLeafTypes<[${leaves.join(', ')}]>`;
    // One a line, so that a complaint's line says which it is about.
    return `export const data${place}: schema.WithContext<${type}> = ${JSON.stringify(data)}; // ${on}`;
  });
  const output = await compile(["import type * as schema from 'schema-dts';", ...lines].join('\n'));
  const pagesInOrder = [...shapes.values()];
  return output.map(({ line, message }) => `${pagesInOrder[line - 2]?.on ?? 'all'}: ${message}`);
}

/** Its properties without what they say: a hundred articles are alike. */
function shapeOf(value: unknown, key = ''): string {
  if (key.startsWith('@')) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${[...new Set(value.map((one) => shapeOf(one)))].join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  return `{${Object.entries(value).map(([name, one]) => `${name}: ${shapeOf(one, name)}`)}}`;
}

async function compile(
  source: string,
): Promise<readonly { readonly line: number; readonly message: string }[]> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  // In the house, so that the types are found.
  const folder = mkdtempSync(join(cache, 'structured-data-'));
  try {
    writeFileSync(join(folder, 'data.ts'), source);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
          ...{ target: 'esnext', module: 'esnext', moduleResolution: 'bundler' },
        },
        files: ['data.ts'],
      }),
    );
    const output = await new Promise<string>((resolve) => {
      execFile(
        join(root, 'node_modules/.bin/tsc'),
        ['-p', folder, '--pretty', 'false'],
        { cwd: root, maxBuffer: 16 * 1024 * 1024 },
        (error, written) => resolve(error && written === '' ? String(error) : written),
      );
    });
    return output
      .split('\n')
      .filter((line) => line.includes('error'))
      .map((line) => {
        const [, at, message] = /data\.ts\((\d+),\d+\): (.*)/.exec(line) ?? [];
        return { line: Number(at ?? 0), message: message ?? line };
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
