/** A form as Stripe takes it: nested by brackets. */
export type Form = { readonly [name: string]: string | Form | undefined };

/** `a[b][0]=c` as `{ a: { b: { 0: 'c' } } }`. */
export function readForm(fields: URLSearchParams): Form {
  const form: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const steps = name.split(/[[\]]+/).filter(Boolean);
    const last = steps.pop() ?? '';
    let place = form;
    for (const step of steps) {
      place[step] ??= {};
      place = place[step] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return form as Form;
}

/** The text at the end of the steps. */
export function text(form: Form, ...steps: readonly string[]): string | undefined {
  let place: string | Form | undefined = form;
  for (const step of steps) place = typeof place === 'object' ? place[step] : undefined;
  return typeof place === 'string' ? place : undefined;
}
