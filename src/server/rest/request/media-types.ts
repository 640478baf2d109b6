import { badMediaType } from '#server/rest/errors.ts';

/** The forms an answer can have. */
export type ResultForm = {
  readonly kind: 'array' | 'object' | 'csv' | 'geojson';
  readonly stripNulls: boolean;
};

export type ExplainForm = { readonly format: 'text' | 'json'; readonly options: readonly ExplainOption[] };

type ExplainOption = 'analyze' | 'verbose' | 'settings' | 'buffers' | 'wal';

export type MediaType = {
  /** The value of Content-Type, without the charset. */
  readonly name: string;
  readonly form: ResultForm;
  /** The plan of the statement is asked instead of its result. */
  readonly explain?: ExplainForm;
};

const array: ResultForm = { kind: 'array', stripNulls: false };
const json: MediaType = { name: 'application/json', form: array };

/**
 * The first of the accepted types, by their weight, that can be made.
 * @throws RestError PGRST107
 */
export function chooseMediaType(accept: string | undefined, allowExplain: boolean): MediaType {
  if (!accept || accept === '*/*' || accept === 'application/json') return json;
  const asked = splitAccept(accept);
  for (const type of asked) {
    const found = toMediaType(type);
    if (found && (allowExplain || !found.explain)) return found;
  }
  throw badMediaType(asked);
}

function splitAccept(accept: string): string[] {
  return splitOutsideQuotes(accept, ',')
    .map((part) => ({ type: part.trim(), weight: Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1) }))
    .filter(({ type }) => type !== '')
    .sort((a, b) => b.weight - a.weight)
    .map(({ type }) => type.replace(/;\s*q=[\d.]+/i, ''));
}

function toMediaType(text: string): MediaType | undefined {
  const [head = '', ...rest] = splitOutsideQuotes(text, ';');
  const parameters = new Map(rest.map(readParameter));
  const stripNulls = parameters.get('nulls') === 'stripped';
  switch (head.trim().toLowerCase()) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return json;
    case 'text/csv':
      return { name: 'text/csv', form: { kind: 'csv', stripNulls: false } };
    case 'application/geo+json':
      return { name: 'application/geo+json', form: { kind: 'geojson', stripNulls: false } };
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      if (!stripNulls) return json;
      return { name: 'application/vnd.pgrst.array+json;nulls=stripped', form: { kind: 'array', stripNulls } };
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json': {
      const name = `application/vnd.pgrst.object+json${stripNulls ? ';nulls=stripped' : ''}`;
      return { name, form: { kind: 'object', stripNulls } };
    }
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
      return explained('text', parameters);
    case 'application/vnd.pgrst.plan+json':
      return explained('json', parameters);
    default:
      return undefined;
  }
}

function explained(format: 'text' | 'json', parameters: ReadonlyMap<string, string>): MediaType | undefined {
  const of = toMediaType(parameters.get('for') ?? 'application/json');
  if (!of || of.explain) return undefined;
  const named = (parameters.get('options') ?? '').split('|');
  const options = (['analyze', 'verbose', 'settings', 'buffers', 'wal'] as const).filter((option) =>
    named.includes(option),
  );
  const suffix = options.length > 0 ? `; options=${options.join('|')}` : '';
  return {
    name: `application/vnd.pgrst.plan+${format}; for="${of.name}"${suffix}`,
    form: of.form,
    explain: { format, options },
  };
}

function readParameter(text: string): [string, string] {
  const at = text.indexOf('=');
  const value = text.slice(at + 1).trim();
  return [text.slice(0, at).trim().toLowerCase(), value.replace(/^"(.*)"$/, '$1')];
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const parts = [''];
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (character === separator && !quoted) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
