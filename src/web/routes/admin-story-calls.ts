import type { ActionFunctionArgs } from 'react-router';
import { answerCall } from '#web/features/desk/answer-call.ts';

/** `POST /admin/stories/<id>/calls`: what the desk asks while one writes a story. */
export function action({ params, ...args }: ActionFunctionArgs) {
  const names = ['desk-saves', 'desk-words', 'desk-suggestions', 'desk-checks'] as const;
  return answerCall(args, { names, draftId: params.storyId });
}
