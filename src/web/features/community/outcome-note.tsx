import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';

/** Rule 8.11: what a form has done, as the address it led to says. */
export function DoneNote({ done }: { readonly done: string | null }) {
  const { t } = useTranslation('community');
  if (done === null || !doneCodes.includes(done)) return null;
  return (
    <p
      role="status"
      className="mb-6 flex items-center gap-2.5 rounded-control bg-primary-soft px-4 py-3 text-ui font-medium"
    >
      <Icon name="lucide:circle-check" className="text-primary" />
      {t(`done.${done}`)}
    </p>
  );
}

const doneCodes: readonly string[] = [
  ...['post_created', 'post_updated', 'post_deleted', 'comment_posted', 'comment_updated', 'comment_deleted'],
  ...['reported', 'moderated', 'moderated_before', 'following', 'unfollowed', 'blocked', 'unblocked'],
  ...['accepted', 'unaccepted'],
];

/** Rule 8.7: what did not go through and why, in the person's words. */
export function FailedNote({ what, code }: { readonly what: string; readonly code: string }) {
  const { t } = useTranslation('community');
  return (
    <div
      role="alert"
      className="mb-6 rounded-control border border-wrong-line bg-wrong-soft px-4 py-3 text-ui"
    >
      <p className="flex items-center gap-2.5 font-medium">
        <Icon name="lucide:circle-alert" className="text-wrong" />
        {t(fileCodes.includes(code) ? 'failed.upload' : `failed.${what}`)}
      </p>
      <p className="mt-1">{t([`problems.${code}`, 'problems.unexpected_failure'])}</p>
    </div>
  );
}

/** Rule 8.7: a file is why it did not go through. */
export const fileCodes: readonly string[] = [
  ...['file_type', 'file_too_large', 'file_empty', 'file_not_found', 'picture_unsound'],
  ...['too_many_attachments', 'too_many_files', 'no_room'],
];
