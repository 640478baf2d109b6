import {
  cloneElement,
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  use,
  useContext,
} from 'react';
import type { Values } from './format-message.ts';
import type { Instance, T } from './i18next.ts';

/** The part of react-i18next's interface that the screens use; stands in its place as `i18next.ts` does in i18next's. */
const Texts = createContext<Instance | null>(null);

export const initReactI18next = { type: '3rdParty' } as const;

export function I18nextProvider({
  i18n,
  children,
}: {
  readonly i18n: Instance;
  readonly children?: ReactNode;
}) {
  return <Texts value={i18n}>{children}</Texts>;
}

type Translation = { readonly t: T; readonly i18n: Instance };

/** One for each instance and namespaces: what depends on `t` is not done again at each rendering. */
const made = new WeakMap<Instance, Map<string, Translation>>();
const waits = new WeakMap<Instance, Map<string, Promise<void>>>();

/** Suspends until the texts are there; where they do not come the keys' names stand. */
export function useTranslation(namespaces: string | readonly string[] = 'shell'): Translation {
  const i18n = useContext(Texts);
  if (!i18n) throw new Error('There are no texts around this component.');
  const names = [namespaces].flat() as string[];
  const key = names.join(' ');
  // What was waited for is used again, though the texts are there: React goes on where it was held up, and hooks after this one
  // fail when it is not met there.
  if (waits.get(i18n)?.has(key) || !names.every((name) => i18n.hasResourceBundle(i18n.language, name)))
    use(remembered(waits, i18n, key, () => i18n.loadNamespaces(names)));
  return remembered(made, i18n, key, () => ({ t: i18n.getFixedT(null, names), i18n }));
}

function remembered<Value>(
  all: WeakMap<Instance, Map<string, Value>>,
  i18n: Instance,
  key: string,
  make: () => Value,
): Value {
  const known = all.get(i18n) ?? new Map<string, Value>();
  all.set(i18n, known);
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

type TransProps = {
  readonly t: T;
  readonly i18nKey: string;
  readonly count?: number;
  readonly values?: Values;
  readonly components: Readonly<Record<string, ReactElement<{ readonly children?: ReactNode }>>>;
};

/** A message with elements in it: `<name>words</name>` becomes the component of that name around the words. */
export function Trans({ t, i18nKey, count, values, components }: TransProps) {
  const marked = t(i18nKey, { ...values, ...(count !== undefined && { count }) });
  const pieces = marked.split(/<(\w+)>(.*?)<\/\1>/s);
  return (
    <>
      {pieces.map((piece, index) => {
        // Three at a time: words, a name, what stands inside.
        const name = pieces[index - 1] ?? '';
        const component = components[name];
        if (index % 3 === 1) return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a message keep their places
        if (index % 3 === 0 || !component) return <Fragment key={index}>{piece}</Fragment>;
        return cloneElement(component, { key: index } as object, piece);
      })}
    </>
  );
}
