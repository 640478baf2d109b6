import type { Actor, Database } from '#server/db/database.ts';
import type { Permission } from './members.ts';

export type Permissions = {
  /** Asks the policies on realtime.messages for `select`. @throws what the policy throws */
  readonly mayRead: (asked: Asked) => Promise<Permission>;
  /** Asks them for `insert`. */
  readonly mayWrite: (asked: Asked) => Promise<Permission>;
};

export type Asked = {
  readonly name: string;
  readonly private: boolean;
  readonly actor: Actor;
  /** Headers of the handshake or the call, as policies see them in `request.headers`. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Joining waits for the policy, and so do the socket's other messages. */
const policyTimeoutMs = 3000;

const everything: Permission = { broadcast: true, presence: true };

/** Who may read and write a private channel, as its policies say to the one who asks. */
export function createPermissions(database: Database): Permissions {
  async function ask(
    question: 'realtime_may_read' | 'realtime_may_write',
    asked: Asked,
  ): Promise<Permission> {
    if (!asked.private) return everything;
    const { role, claims } = asked.actor;
    return database.asOwner(async ({ query }) => {
      await query(`set local statement_timeout = '${policyTimeoutMs}'`);
      const [answer] = await query<Permission>({
        name: question,
        text: `select broadcast, presence from bestatt.${question}($1, $2, $3, $4)`,
        values: [asked.name, role, JSON.stringify({ role, ...claims }), JSON.stringify(asked.headers)],
      });
      return answer ?? { broadcast: false, presence: false };
    });
  }

  return {
    mayRead: (asked) => ask('realtime_may_read', asked),
    mayWrite: (asked) => ask('realtime_may_write', asked),
  };
}
