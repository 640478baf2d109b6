import type { ActionFunctionArgs } from 'react-router';
import { answerCall } from '#web/features/desk/answer-call.ts';

/** `POST /admin/articles/<id>/calls`: what the desk asks while one writes an article. */
export function action({ params, ...args }: ActionFunctionArgs) {
  return answerCall(args, {
    names: ['desk-article-saves', 'desk-article-checks'],
    draftId: params.articleId,
  });
}
