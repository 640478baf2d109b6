import type { PartialFeedback } from '#domain/submissions/assessment.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { TellPart } from '#server/providers/assessment/assessor.ts';

/**
 * Keeps what is ready of an assessment beside the text, where any process may read it for its learner. One write at a time; what comes
 * meanwhile is written after it, the newest alone. Once it is assessed, nothing is written any more. Rule 9.540.
 */
export function partKeeper(
  { database }: ServerContext,
  submissionId: string,
): { readonly tell: TellPart; readonly settled: () => Promise<void> } {
  let next: { readonly part: PartialFeedback | null } | null = null;
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    for (let turn = next; turn; turn = next) {
      next = null;
      const { part } = turn;
      await database
        .asService(({ query }) =>
          query(`update public.submissions set partial = $2 where id = $1 and status = 'assessing'`, [
            submissionId,
            part && JSON.stringify(part),
          ]),
        )
        // The whole comes anyhow.
        .catch(() => {});
    }
    writing = null;
  }
  return {
    tell(part) {
      next = { part };
      writing ??= write();
    },
    settled: async () => {
      await writing;
    },
  };
}
