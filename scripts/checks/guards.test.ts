import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRooms } from '#scripts/rooms/check-plan.ts';
import { readModuleGraph } from '#scripts/rooms/module-graph.ts';
import { readRoomPlan } from '#scripts/rooms/room-plan.ts';
import { type CopiedTree, copyTree } from './planted/copied-tree.ts';

/** Every guard is shown to bite: a copy of the house, one fault planted in it, and the guard's complaint. */
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
let tree: CopiedTree;
let house: string;

beforeAll(() => {
  tree = copyTree(root, [
    ...['src', 'scripts', 'docs/rules', 'e2e', 'db', '.gitignore'],
    ...['biome.json', 'package.json', 'rooms.json', 'tsconfig.base.json'],
  ]);
  house = tree.folder;
  spawnSync('git', ['init', '-q'], { cwd: house });
});
afterAll(() => tree.remove());

function run(command: string, ...words: string[]): { code: number | null; output: string } {
  const result = spawnSync(bin(command), words, { cwd: house, encoding: 'utf8' });
  return { code: result.status, output: result.stdout + result.stderr };
}

describe('floors are held by the compiler', () => {
  const faults = [
    ['process in domain', 'export const fault: string = process.cwd();\n', "Cannot find name 'process'"],
    ['the DOM in domain', 'export const fault: string = document.title;\n', "Cannot find name 'document'"],
    [
      'an upward import',
      "import { AppError } from '#server/http/errors.ts';\nexport const fault = AppError.name;\n",
      'TS6',
    ],
  ] as const;
  test.each(faults)('%s is an error', (_, content, complaint) => {
    const { code, output } = tree.withFile('src/domain/planted.ts', content, () =>
      run('tsc', '-b', 'src/domain'),
    );
    expect(code).not.toBe(0);
    expect(output).toContain(complaint);
  });
});

describe('Biome holds what lies inside a floor', () => {
  const faults: readonly (readonly [string, string, string, string])[] = [
    [
      'a clock in domain',
      'src/domain/planted-clock.ts',
      'export function fault(): number {\n  return Date.now();\n}\n',
      'Floor 1 has no clock',
    ],
    [
      'chance in domain',
      'src/domain/planted-chance.ts',
      'export function fault(): number {\n  return Math.random();\n}\n',
      'Floor 1 has no chance',
    ],
    ['a barrel', 'src/server/planted-barrel.ts', "export * from './context.ts';\n", 'lint/performance'],
    [
      'an import by ../',
      'src/server/db/planted-import.ts',
      "import type { ServerContext } from '../context.ts';\n\nexport type Fault = ServerContext;\n",
      'lint/style/noRestrictedImports',
    ],
    [
      'the server in the web',
      'src/web/planted-server.ts',
      "import { AppError } from '#server/http/errors.ts';\n\nexport const fault = AppError.name;\n",
      'The web never imports the server',
    ],
    [
      'a floating promise',
      'src/server/planted-promise.ts',
      'async function work(): Promise<void> {}\n\nexport function fault(): void {\n  work();\n}\n',
      'lint/nursery/noFloatingPromises',
    ],
    [
      'any',
      'src/server/planted-any.ts',
      'export function fault(value: any): string {\n  return String(value);\n}\n',
      'lint/suspicious/noExplicitAny',
    ],
    ['an enum', 'src/server/planted-enum.ts', 'export enum Fault {\n  One,\n}\n', 'lint/style/noEnum'],
    [
      'a file name in camel case',
      'src/server/plantedFault.ts',
      'export const fault = 1;\n',
      'lint/style/useFilenamingConvention',
    ],
    [
      'an import cycle',
      'src/server/planted-cycle.ts',
      "import { other } from './planted-other.ts';\n\nexport const fault: string = other;\n",
      'lint/suspicious/noImportCycles',
    ],
    [
      'an import cycle, from its other end',
      'src/server/planted-other.ts',
      "import { fault } from './planted-cycle.ts';\n\nexport const other: string = fault;\n",
      'lint/suspicious/noImportCycles',
    ],
  ];
  // Biome reads the whole project for each run: all faults lie there at once.
  let output: string;
  beforeAll(() => {
    const files = faults.map(([, file]) => file);
    let lint = () => run('biome', 'lint', '--max-diagnostics=100', ...files);
    for (const [, file, content] of faults) {
      const inner = lint;
      lint = () => tree.withFile(file, content, inner);
    }
    const result = lint();
    expect(result.code).not.toBe(0);
    output = result.output;
  });
  test.each(faults)('%s is an error', (_, file, __, complaint) => {
    // Each complaint begins with the file's name at the start of a line.
    const ownComplaints = output.split(/^(?=src\/)/m).filter((part) => part.startsWith(file));
    expect(ownComplaints.join('\n')).toContain(complaint);
  });
});

describe('rooms.json holds the borders of the rooms', () => {
  /** A small house of two rooms; `changes` are made to their declaration. @returns what the check says of it */
  async function planted(changes: {
    a?: string[];
    b?: string[];
    files: Record<string, string>;
  }): Promise<string> {
    const domain = {
      'planted-a': { is: 'A planted room.', uses: changes.a ?? [] },
      'planted-b': { is: 'Another planted room.', uses: changes.b ?? [] },
    };
    const files = {
      'planted-a/one.ts': 'export const one = 1;\n',
      'planted-b/two.ts': 'export const two = 2;\n',
      'planted-b/kind.ts': "export type Kind = 'planted';\n",
      ...changes.files,
    };
    const small = mkdtempSync(join(tmpdir(), 'bestatt-rooms-'));
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(small, 'src/domain', name)), { recursive: true });
      writeFileSync(join(small, 'src/domain', name), content);
    }
    const plan = { domain, server: 'open', web: 'open', main: 'open' };
    writeFileSync(join(small, 'rooms.json'), JSON.stringify(plan));
    const graph = await readModuleGraph(join(small, 'src'));
    const problems = checkRooms(readRoomPlan(join(small, 'rooms.json')), graph);
    rmSync(small, { recursive: true });
    return problems.join('\n');
  }
  const faults: readonly (readonly [string, Parameters<typeof planted>[0], string])[] = [
    [
      'an import that is not declared',
      {
        files: {
          'planted-a/one.ts': "import { two } from '#domain/planted-b/two.ts';\nexport const one = two;\n",
        },
      },
      '#domain/planted-a may use planted-b',
    ],
    [
      'a type import that is not declared',
      {
        files: {
          'planted-a/one.ts':
            "import type { Kind } from '#domain/planted-b/kind.ts';\nexport type One = Kind;\n",
        },
      },
      '#domain/planted-a may use planted-b',
    ],
    [
      'a type named by import() that is not declared',
      { files: { 'planted-a/one.ts': "export type One = import('#domain/planted-b/kind.ts').Kind;\n" } },
      '#domain/planted-a may use planted-b',
    ],
    [
      'a dynamic import that is not declared',
      { files: { 'planted-a/one.ts': "export const one = await import('#domain/planted-b/two.ts');\n" } },
      '#domain/planted-a may use planted-b',
    ],
    [
      'an export from a room that is not declared',
      { files: { 'planted-a/one.ts': "export { two } from '#domain/planted-b/two.ts';\n" } },
      '#domain/planted-a may use planted-b',
    ],
    [
      'a declared import that nobody makes',
      { a: ['planted-b'], files: {} },
      'and does not: take the line out',
    ],
    ['a room that does not exist', { a: ['planted-c'], files: {} }, 'there is no such room'],
    [
      'a file outside every room',
      { files: { 'planted-d/four.ts': 'export const four = 4;\n' } },
      'lies in no room',
    ],
    [
      'product code that imports what is for tests',
      {
        a: ['planted-b'],
        files: {
          'planted-b/two-fixture.ts': 'export const fixture = 2;\n',
          'planted-a/one.ts':
            "import { fixture } from '#domain/planted-b/two-fixture.ts';\nexport const one = fixture;\n",
        },
      },
      'that is for tests only',
    ],
    [
      'two rooms that use one another',
      {
        a: ['planted-b'],
        b: ['planted-a'],
        files: {
          'planted-a/one.ts': "import { two } from '#domain/planted-b/two.ts';\nexport const one = two;\n",
          'planted-b/three.ts':
            "import { one } from '#domain/planted-a/one.ts';\nexport const three = one;\n",
        },
      },
      'Rooms that use one another: #domain/planted-a, #domain/planted-b',
    ],
    [
      'two files that import one another by types only',
      {
        files: {
          'planted-b/two.ts': "import type { Kind } from './kind.ts';\nexport const two: Kind = 'planted';\n",
          'planted-b/kind.ts': "import type { two } from './two.ts';\nexport type Kind = typeof two;\n",
        },
      },
      'Files that import one another by types: domain/planted-b/kind.ts, domain/planted-b/two.ts',
    ],
  ];
  test.each(faults)('%s is an error', async (_, changes, sentence) => {
    expect(await planted(changes)).toContain(sentence);
  });

  test('two rooms without a fault are none', async () => {
    expect(await planted({ files: {} })).toBe('');
  });
});

describe('the rooms of the web', () => {
  const faults = [
    [
      'a feature that knows a route',
      'src/web/features/terms/planted.ts',
      "import type { loader } from '#web/routes/result.tsx';\n\nexport type Fault = typeof loader;\n",
      'may use routes',
    ],
    [
      'a feature that knows another beyond what is declared',
      'src/web/features/terms/planted-other.ts',
      "import type { Receipt } from '#web/features/licences/receipt.ts';\n\nexport type Fault = Receipt;\n",
      'may use features/licences',
    ],
    [
      'a shared room that knows a feature',
      'src/web/formats/planted.ts',
      "import type { Receipt } from '#web/features/licences/receipt.ts';\n\nexport type Fault = Receipt;\n",
      'may use features/licences',
    ],
    [
      'an import up',
      'src/web/planted-up.ts',
      "export const fault = () => import('#server/http/errors.ts');\n",
      'never from web to server',
    ],
  ] as const;
  // One run over the whole house tells of all of them.
  let output: string;
  beforeAll(() => {
    let check = () => run('node', 'scripts/checks/check-rooms.ts');
    for (const [, file, content] of faults) {
      const inner = check;
      check = () => tree.withFile(file, content, inner);
    }
    const result = check();
    expect(result.code).toBe(1);
    output = result.output;
  });
  test.each(faults)('%s is an error', (_, file, __, complaint) => {
    const lines = output.split('\n').filter((line) => line.startsWith(file.replace('src/', '')));
    expect(lines.join('\n')).toContain(complaint);
  });
});

describe('the checks of our own', () => {
  test('a text that one language lacks is found', () => {
    const { code, output } = tree.withFile(
      'src/web/text/en-GB/planted.ts',
      "export default { fault: 'Only here' };\n",
      () => run('node', 'scripts/checks/check-texts.ts'),
    );
    expect(code).toBe(1);
    expect(output).toContain('nb-NO/planted.ts');
  });

  test('a built rule without function and test, and a number without a rule, are found', () => {
    const { code, output } = tree.withFile(
      'docs/rules/99-planted.md',
      '- **99.1** [built] A rule that nobody keeps.\n',
      () =>
        tree.withFile('src/server/planted.test.ts', "test(\u002799.2 not in the rules', () => {});\n", () =>
          run('node', 'scripts/checks/check-rules.ts'),
        ),
    );
    expect(code).toBe(1);
    expect(output).toContain('rule 99.1 is marked built, but no function cites it');
    expect(output).toContain('there is no rule 99.2');
  });

  test('a title that says something else than its rule, and a number in brackets that there is not, are errors', () => {
    const titles =
      "test(\u00279.59 the moon is green', () => {});\ntest(\u0027the moon is green (99.3)', () => {});\n";
    const { code, output } = tree.withFile('src/server/planted.test.ts', titles, () =>
      run('node', 'scripts/checks/check-rules.ts'),
    );
    expect(code).toBe(1);
    expect(output).toContain('"9.59 the moon is green" does not say rule 9.59');
    expect(output).toContain('there is no rule 99.3');
  });
});

describe('functions stay short and take few parameters', () => {
  const check = () => run('node', 'scripts/checks/check-functions.ts');

  test('as they are, they pass', () => {
    expect(check()).toMatchObject({ code: 0 });
  });
  test('a function of over a hundred lines is an error', () => {
    const content = `export function fault(): void {\n${'  console.log();\n'.repeat(100)}}\n`;
    const { code, output } = tree.withFile('src/server/planted.ts', content, check);
    expect(code).not.toBe(0);
    expect(output).toContain('src/server/planted.ts:1 fault has 102 lines');
  });
  test('more than 2.7 % with three parameters are an error', () => {
    const content = Array.from(
      { length: 200 },
      (_, index) =>
        `export function fault${index}(one: string, two: string, three: string): string {\n  return one + two + three;\n}\n`,
    ).join('\n');
    const { code, output } = tree.withFile('src/server/planted.ts', content, check);
    expect(code).not.toBe(0);
    expect(output).toContain('fault199 has 3 parameters');
  });
});
