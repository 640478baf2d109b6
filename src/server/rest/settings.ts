import type { Role } from '#server/db/database.ts';
import type { LaneSettings } from './lanes.ts';

export type RestSettings = {
  /** Schemas that requests may reach; the first is the default. */
  readonly schemas: readonly string[];
  /** Schemas behind the asked one on the search path; without it `public` and `extensions`. */
  readonly extraSearchPath?: readonly string[];
  /** No answer has more rows than this. */
  readonly maxRows?: number;
  /** `Prefer: tx=rollback` is obeyed: for tests only, it lets a caller do work without a trace. */
  readonly allowRollback?: boolean;
  /** `Accept: application/vnd.pgrst.plan` is answered: for development only. */
  readonly allowExplain?: boolean;
  /** `sum()`, `count()` and the like in `select`; on unless set to false. */
  readonly allowAggregates?: boolean;
  /** The role of a request without a token; null refuses such requests. */
  readonly anonRole?: Role | null;
  /** Statements that run longer are cancelled (57014). */
  readonly statementTimeoutMs?: number;
  readonly maxBodyBytes?: number;
  /** Shares of the database for visitors, accounts and pages; without it all have all of it (decision 065). */
  readonly lanes?: LaneSettings;
};

export const defaultStatementTimeoutMs = 8000;
export const defaultMaxBodyBytes = 2 * 1024 * 1024;
