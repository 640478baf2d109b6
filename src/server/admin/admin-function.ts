import type { Permission } from '#domain/access/permissions.ts';
import type { CallInput, CallName, CallOutput } from '#domain/calls/calls.ts';
import { type Call, defineFunction, type ServerFunction } from '#server/functions/frame.ts';
import { requirePermission } from '#server/roles/require-permission.ts';

type AdminName = Extract<CallName, `admin-${string}`>;

/** A function of the administration: whoever lacks the permission, or the second factor, is refused before anything is read. Rule 6.15. */
export function defineAdminFunction<Name extends AdminName>(definition: {
  readonly name: Name;
  readonly permission: Permission;
  readonly run: (input: CallInput<Name>, call: Call) => Promise<CallOutput<Name>>;
}): ServerFunction {
  const { name, permission, run } = definition;
  return defineFunction({
    name,
    limit: { burst: 120, perHour: 3600 },
    async run(input, call) {
      await requirePermission(call.context.database, call.actor, permission);
      return run(input, call);
    },
  });
}
