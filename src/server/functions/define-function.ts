import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/functions/functions.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Actor } from '#server/db/database.ts';
import { inTwoSteps, type TwoSteps } from '#server/db/two-step-transaction.ts';
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
  /**
   * The same as `run` for a function that is one transaction: the service asks for session and limit in it (Rule 9.220).
   * Null for an input that is not.
   */
  readonly plan?: (input: never, call: never) => Promise<TwoSteps<unknown> | null>;
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

/** A call whose session and limit are asked for together with its own first statements: who calls is not known before. */
export type PlannedInvocation = Omit<Invocation, 'person'>;

/**
 * A function that is one transaction in two steps. Nothing of what `work` returns goes out before the session stands. For
 * what `plan` has no steps for, there is `otherwise`.
 */
export function defineTwoStepFunction<Name extends FunctionName>(
  definition: Pick<Access, 'demo'> & {
    readonly name: Name;
    readonly access: 'session' | 'account';
    readonly tier?: 'by_input';
    readonly limit: RateLimit;
  } & (
      | { readonly plan: Plan<Name, TwoSteps<FunctionOutput<Name>>> }
      | {
          readonly plan: Plan<Name, TwoSteps<FunctionOutput<Name>> | null>;
          readonly otherwise: Plan<Name, FunctionOutput<Name>>;
        }
    ),
): ServerFunction {
  const run = async (input: FunctionInput<Name>, call: PlannedInvocation) => {
    const steps = await definition.plan(input, call);
    if (steps) return inTwoSteps(call.context.database, steps);
    if ('otherwise' in definition) return definition.otherwise(input, call);
    throw new Error(`${definition.name} has no steps`);
  };
  return { ...definition, run };
}

type Plan<Name extends FunctionName, Made> = (
  input: FunctionInput<Name>,
  call: PlannedInvocation,
) => Promise<Made>;
