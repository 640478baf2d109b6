import { formatMessage, type Values } from './format-message.ts';

/**
 * The part of i18next's interface that the screens use, in a tenth of its size: the builds and the tests put this file in
 * the place of the package, whose types hold (decision 085).
 */
type Backend = {
  readonly type: 'backend';
  readonly read: (
    locale: string,
    namespace: string,
    done: (error: Error | null, texts: object | null) => void,
  ) => void;
};
type Plugin = Backend | { readonly type: '3rdParty' };
type Options = {
  readonly lng: string;
  readonly resources?: Readonly<Record<string, Readonly<Record<string, object>>>>;
};

export type T = (key: string | readonly string[], values?: Values) => string;

export type Instance = {
  readonly isInitialized: true;
  readonly language: string;
  readonly use: (plugin: Plugin) => Instance;
  readonly init: (options: Options) => Promise<void>;
  readonly on: () => void;
  readonly loadNamespaces: (namespaces: string | readonly string[]) => Promise<void>;
  readonly hasResourceBundle: (locale: string, namespace: string) => boolean;
  readonly t: T;
  readonly getFixedT: (locale: string | null, namespaces: string | readonly string[]) => T;
};

/** An instance for one locale. */
export function createInstance(): Instance {
  const tables = new Map<string, ReadonlyMap<string, string>>();
  const trees = new Map<string, object>();
  const coming = new Map<string, Promise<void>>();
  let backend: Backend | undefined;
  let locale = '';
  let plurals = new Intl.PluralRules();

  function keep(namespace: string, texts: object): void {
    tables.set(namespace, flattened(texts));
    trees.set(namespace, texts);
  }

  /** Not had: the next who asks asks the backend again. */
  function load(namespace: string): Promise<void> {
    if (tables.has(namespace)) return Promise.resolve();
    const known = coming.get(namespace);
    if (known !== undefined) return known;
    const loading = new Promise<void>((resolve) => {
      if (!backend) return resolve();
      backend.read(locale, namespace, (_error, texts) => {
        if (texts) keep(namespace, texts);
        resolve();
      });
    });
    coming.set(namespace, loading);
    void loading.then(() => coming.delete(namespace));
    return loading;
  }

  function find(key: string, namespaces: readonly string[], count: unknown): string | undefined {
    const colon = key.indexOf(':');
    const [spaces, path] = colon > 0 ? [[key.slice(0, colon)], key.slice(colon + 1)] : [namespaces, key];
    for (const namespace of spaces) {
      const table = tables.get(namespace);
      if (!table) continue;
      const plural =
        typeof count === 'number'
          ? ((count === 0 ? table.get(`${path}_zero`) : undefined) ??
            table.get(`${path}_${plurals.select(count)}`))
          : undefined;
      const message = plural ?? table.get(path);
      if (message !== undefined) return message;
    }
    return undefined;
  }

  /** All messages below a path, in their lists and objects. */
  function branch(key: string, namespaces: readonly string[], values: Values): unknown {
    const names = key.split('.');
    for (const namespace of namespaces) {
      const found = names.reduce<unknown>(
        (part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name],
        trees.get(namespace),
      );
      if (found !== undefined) return filled(found, values, locale);
    }
    return key;
  }

  const instance: Instance = {
    isInitialized: true,
    get language() {
      return locale;
    },
    use(plugin) {
      if (plugin.type === 'backend') backend = plugin;
      return instance;
    },
    async init({ lng, resources }) {
      locale = lng;
      plurals = new Intl.PluralRules(lng);
      for (const [namespace, texts] of Object.entries(resources?.[lng] ?? {})) keep(namespace, texts);
    },
    on() {},
    async loadNamespaces(namespaces) {
      await Promise.all([namespaces].flat().map((namespace) => load(namespace as string)));
    },
    t: (key, values) => instance.getFixedT(null, 'shell')(key, values),
    hasResourceBundle: (_locale, namespace) => tables.has(namespace),
    getFixedT(_locale, given) {
      const namespaces = [given].flat() as string[];
      return (key, values = {}) => {
        const keys = [key].flat() as string[];
        if (values.returnObjects === true) return branch(keys[0] ?? '', namespaces, values) as string;
        for (const one of keys) {
          const message = find(one, namespaces, values.count);
          if (message !== undefined) return formatMessage(message, values, locale);
        }
        const other = values.defaultValue;
        return typeof other === 'string' ? formatMessage(other, values, locale) : (keys.at(-1) ?? '');
      };
    },
  };
  return instance;
}

function filled(part: unknown, values: Values, locale: string): unknown {
  if (typeof part === 'string') return formatMessage(part, values, locale);
  if (Array.isArray(part)) return part.map((one) => filled(one, values, locale));
  return Object.fromEntries(
    Object.entries(part as object).map(([name, one]) => [name, filled(one, values, locale)]),
  );
}

/** Messages by their whole path, `a.b.c`. */
function flattened(texts: object): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  const walk = (part: object, path: string) => {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === 'string') table.set(path + name, value);
      else if (typeof value === 'object' && value !== null) walk(value, `${path}${name}.`);
    }
  };
  walk(texts, '');
  return table;
}
