import type { Permission } from '#domain/access/permissions.ts';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/functions/functions.ts';
import { defineFunction, type Invocation, type ServerFunction } from '#server/functions/define-function.ts';

type AdminName = Extract<FunctionName, `admin-${string}`>;

/** A function of the administration: whoever lacks the permission, or the second factor, is refused before anything is read. Rule 6.15. */
export function defineAdminFunction<Name extends AdminName>(definition: {
  readonly name: Name;
  readonly permission: Permission;
  readonly run: (input: FunctionInput<Name>, call: Invocation) => Promise<FunctionOutput<Name>>;
}): ServerFunction {
  const { name, permission, run } = definition;
  return defineFunction({ name, access: { permission }, limit: { burst: 120, perHour: 3600 }, run });
}
