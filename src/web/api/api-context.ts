import { createContext, type RouterContextProvider } from 'react-router';
import type { RedirectRules } from '#domain/access/redirect.ts';
import type { WrittenCookies } from './session-cookie.ts';

/** Who reads, as far as a page that several get may show it: never who it is (decision 178). */
export type Reader = 'visitor' | 'member';

/** What `main` gives to every loader and action for the request at hand. */
export type ApiContext = {
  /** The API itself, in process; takes absolute URLs under `publicUrl`. */
  readonly fetch: typeof fetch;
  /** What a function of the database that only reads gives to a visitor, whoever looks (decision 178). */
  readonly read: (
    name: string,
    args: Readonly<Record<string, string>>,
  ) => Promise<{ readonly data: unknown; readonly error: unknown }>;
  readonly publicUrl: string;
  readonly anonKey: string;
  readonly nonce: string;
  /** Path of the script of the pages without React's. */
  readonly staticScript: string;
  /** Embedded or simulated parts that the interface has to name. */
  readonly embedded: {
    /** The messages that are not sent can be read at /dev. */
    readonly inbox: boolean;
    readonly mail: boolean;
    readonly sms: boolean;
    readonly payment: boolean;
    /** No language model reads what is handed in. */
    readonly languageModel: boolean;
  };
  /** Which paths send a signed-out visitor to the login. */
  readonly redirect: RedirectRules;
  /** Where people may review the product, if anywhere. */
  readonly reviewUrl: string | undefined;
  /** Who runs the product, as far as the settings say; `email` is where messages are told of. */
  readonly operator: {
    readonly name: string | null;
    readonly orgNumber: string | null;
    readonly address: string | null;
    readonly email: string | null;
  };
  /** The origin of the content host with pictures of articles, if there is one. Rule 9.531. */
  readonly imageHost: string | null;
  /** Of a page that several get: all that it is told of who reads it. Null where it is made for one. */
  readonly reader: Reader | null;
  /** The request's number in the log, for the error page. */
  readonly requestId: string;
  /** Writes an error that a loader, an action or rendering ended with into the log. */
  readonly report: (error: unknown) => void;
  readonly now: () => Date;
  /** The claims of a token of ours, null of any other; one that was verified is remembered until it ends. */
  readonly verify: (token: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Of all sessions that this request opens. */
  readonly cookies: WrittenCookies;
  readonly production: boolean;
  /** The version of the build: pages watch for another one. Rule 4.29. */
  readonly build: string;
  /** Rule 5.22: pages are counted on these hosts only. */
  readonly countedHosts: readonly string[];
  /** The rendered page, or nothing when one that was made of the same words is at hand already (decision 155). */
  readonly renderOnce: (words: () => string | null, render: () => Promise<string>) => Promise<string>;
};

export const apiContext = createContext<ApiContext>();

export type LoadContext = Readonly<RouterContextProvider>;
