import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type CriteriaFile, criteriaFile } from '#domain/tasks/criteria-file.ts';

/** @throws Error when content/criteria.yaml is not there or not in its form */
export function readCriteria(contentDir: string): CriteriaFile {
  return criteriaFile.parse(parse(readFileSync(join(contentDir, 'criteria.yaml'), 'utf8')));
}
