import { patternProblem } from '#server/http/pattern.ts';

/**
 * The filter of a subscription, as the official client builds it:
 *
 *     filter    = condition *("," condition)
 *     condition = column "=" ["not."] operator "." value
 *     value     = text / quoted / "(" item *("," item) ")"   ; the last for `in`
 *     item      = text / quoted
 *     quoted    = DQUOTE *(char / "\" char) DQUOTE
 */
export type Condition = {
  readonly column: string;
  readonly operator: Operator;
  readonly negated: boolean;
  /** One value; for `in` all of them. */
  readonly values: readonly string[];
};

const operators = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const;
export type Operator = (typeof operators)[number];

const maxConditions = 20;
const maxInValues = 100;
const isValues = ['null', 'true', 'false', 'unknown'];

/** A filter that cannot be read or that the table does not have; the message goes to the client. */
export class FilterError extends Error {}

/** @throws FilterError */
export function parseFilter(filter: string): Condition[] {
  const trimmed = filter.trim();
  if (trimmed === '') return [];
  const parts = split(trimmed);
  if (parts.length > maxConditions)
    throw new FilterError(`more than ${maxConditions} conditions in a filter`);
  return parts.map(parseCondition);
}

function parseCondition(part: string): Condition {
  const [, column, negation, name, value] = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/su.exec(part.trim()) ?? [];
  const operator = operators.find((known) => known === name);
  if (!column || !operator || value === undefined) {
    throw new FilterError(`Error parsing \`filter\` params: ${JSON.stringify(part)}`);
  }
  const condition = { column: column.trim(), operator, negated: negation !== undefined };
  if (operator === 'in') return { ...condition, values: parseList(value) };
  const only = unquote(value);
  if (operator === 'is' && !isValues.includes(only)) {
    throw new FilterError('invalid value for is filter: must be null, true, false, or unknown');
  }
  if (operator === 'match' || operator === 'imatch') {
    const problem = patternProblem(only);
    if (problem) throw new FilterError(problem);
  }
  return { ...condition, values: [only] };
}

function parseList(value: string): string[] {
  if (!value.startsWith('(') || !value.endsWith(')')) {
    throw new FilterError('`in` filter value must be wrapped by parentheses');
  }
  const items = split(value.slice(1, -1));
  if (items.length > maxInValues) throw new FilterError('too many values for `in` filter. Maximum 100');
  return items.map((item) => unquote(item.trim()));
}

/** At commas outside of quotes and parentheses. A quote opens only where a value begins. */
function split(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = at === 0 || '.(,'.includes(text[at - 1] as string);
    else if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function unquote(value: string): string {
  return /^"(?:[^"\\]|\\.)*"$/su.test(value) ? value.slice(1, -1).replace(/\\(.)/gsu, '$1') : value;
}
