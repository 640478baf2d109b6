import type { ServerFunction } from '#server/functions/define-function.ts';
import { acceptancesFunction } from './acceptances.ts';
import { attachmentsFunction } from './attachments.ts';
import { blocksFunction } from './blocks.ts';
import type { AttachmentFiles } from './check-attachment.ts';
import { commentsFunction } from './comments.ts';
import { followsFunction } from './follows.ts';
import { moderationFunction } from './moderation.ts';
import { postsFunction } from './posts.ts';
import { previewsFunction } from './previews.ts';
import { reportListFunction } from './report-list.ts';
import { reportsFunction } from './reports.ts';
import { viewsFunction } from './views.ts';
import { votesFunction } from './votes.ts';

/** The community: its part of the table of functions. What is read comes through REST, under the policies. */
export function communityFunctions(files: AttachmentFiles): readonly ServerFunction[] {
  return [
    postsFunction(),
    commentsFunction(),
    votesFunction(),
    acceptancesFunction(),
    blocksFunction(),
    attachmentsFunction(files),
    followsFunction(),
    previewsFunction(),
    viewsFunction(),
    reportsFunction(),
    reportListFunction(),
    moderationFunction(),
  ];
}
