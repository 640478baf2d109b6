import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type WrittenForm, writtenFormsFile } from '#domain/lexicon/written-forms.ts';
import { contentDir } from './files.ts';

/** The list of written forms (`content/written-forms.yaml`); none if there is no such file. */
export function readWrittenForms(): readonly WrittenForm[] {
  const path = join(contentDir, 'written-forms.yaml');
  return existsSync(path) ? writtenFormsFile.parse(parse(readFileSync(path, 'utf8'))) : [];
}
