import { availableParallelism } from 'node:os';
import type { Actor } from '#server/db/database.ts';
import { isInner } from '#server/http/inner-request.ts';
import { addressKey } from '#server/http/rate-limit.ts';
import { createShare, type Share, type ShareSize } from '#server/http/share.ts';

/** How much of the database requests of one sort may take: connections, and time for a statement. */
export type Lane = ShareSize & { readonly statementTimeoutMs: number };

export type LaneSettings = {
  /** Whoever has no account: with the public key alone, or as a guest, of which anybody can have many. */
  readonly visitors: Lane;
  readonly accounts: Lane;
  /** The product's own queries while it renders a page, whoever looks at it. */
  readonly pages: Lane;
};

/**
 * Rule 9.110, decision 065. Of the pool's twenty connections no more than 16 together, on two cores. A visitor's query may keep
 * a core busy for as long as it runs: half of the cores stay for everything else.
 */
export const productLanes: LaneSettings = {
  visitors: {
    places: Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
    ...{ placesOfOne: 2, waitMs: 2000, waiting: 200, rest: 2, statementTimeoutMs: 400 },
  },
  accounts: { places: 4, placesOfOne: 2, waitMs: 3000, waiting: 400, rest: 0, statementTimeoutMs: 3000 },
  pages: { places: 8, placesOfOne: 8, waitMs: 5000, waiting: 1000, rest: 0, statementTimeoutMs: 8000 },
};

/** Where a request runs; undefined for the service role, which is the product's own. */
export type ChosenLane = {
  readonly statementTimeoutMs: number;
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export type Lanes = (asked: {
  readonly request: Request;
  readonly actor: Actor;
  readonly address: string;
}) => ChosenLane | undefined;

export function createLanes(settings: LaneSettings): Lanes {
  const shares: Readonly<Record<keyof LaneSettings, Share>> = {
    visitors: createShare(settings.visitors),
    accounts: createShare(settings.accounts),
    pages: createShare(settings.pages),
  };
  return ({ request, actor, address }) => {
    const { role, claims } = actor;
    if (role === 'service_role') return undefined;
    const isAccount =
      role === 'authenticated' && typeof claims.sub === 'string' && claims.is_anonymous !== true;
    const name = isInner(request) ? 'pages' : isAccount ? 'accounts' : 'visitors';
    const key = name === 'accounts' ? String(claims.sub) : addressKey(address);
    const share = shares[name];
    return {
      statementTimeoutMs: settings[name].statementTimeoutMs,
      run: (work) => share.run(key, work),
    };
  };
}
