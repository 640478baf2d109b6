/** What a package may be, whoever made it: beyond any of these it is refused before it is unpacked. Rule 9.415. */
export const packageLimits = {
  /** Of the file; the bucket has the same. */
  fileBytes: 60 * 1024 * 1024,
  entries: 5000,
  /** Of everything unpacked, and of one file in it. */
  unpackedBytes: 200 * 1024 * 1024,
  collectionBytes: 80 * 1024 * 1024,
  mediaBytes: 10 * 1024 * 1024,
  /** Unpacked to packed, for what unpacks to more than a megabyte. Collections of cards reach about 20. */
  ratio: 200,
  notes: 10_000,
  cards: 40_000,
  reviews: 100_000,
  decks: 200,
  /** Reading one may take this long. */
  readMs: 30_000,
} as const;

export const packageProblems = [
  /** No zip, no collection in it, damaged pages. */
  'package_broken',
  'package_too_large',
  /** A zip that unpacks to far more than it is, or holds names that are paths. */
  'package_hostile',
  /** A form that we do not read. */
  'package_unknown',
  'package_empty',
  'package_timeout',
  'table_broken',
] as const;
export type PackageProblem = (typeof packageProblems)[number];

export class PackageError extends Error {
  readonly problem: PackageProblem;
  constructor(problem: PackageProblem, why: string) {
    super(why);
    this.name = 'PackageError';
    this.problem = problem;
  }
}
