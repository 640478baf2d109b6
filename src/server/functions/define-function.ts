import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/functions/functions.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Actor } from '#server/db/database.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import type { Access, Caller } from './access.ts';
import type { Person } from './require-valid-session.ts';

/** One endpoint under `functions/v1/<name>`: what it takes and gives, who may call it, what it does. */
export type ServerFunction = Access & {
  readonly name: FunctionName;
  /** Calls that a user may make; an address, where nobody needs to be signed in. */
  readonly limit: RateLimit;
  /** Called with parsed input, after `access` was asked. */
  readonly run: (input: never, call: never) => Promise<unknown>;
};

/** Somebody is signed in, maybe anonymously. */
export type Invocation = Caller & {
  readonly actor: Actor;
  readonly context: ServerContext;
  readonly request: Request;
};

/** A call that needs no session: there may be nobody. */
export type OpenInvocation = Omit<Invocation, keyof Caller> & {
  readonly userId: string | null;
  readonly person: Person | null;
};

/** A function whose input and output are those of `domain/functions`. */
export function defineFunction<Name extends FunctionName, Who extends Access['access']>(
  definition: Access & {
    readonly name: Name;
    readonly access: Who;
    readonly limit: RateLimit;
    readonly run: (
      input: FunctionInput<Name>,
      call: Who extends 'everyone' ? OpenInvocation : Invocation,
    ) => Promise<FunctionOutput<Name>>;
  },
): ServerFunction {
  return definition;
}
