import { useTranslation } from 'react-i18next';
import { communityReportReasons, moderationActions } from '#domain/community/reports.ts';
import { Button } from '#web/components/button.tsx';
import { Input, Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { Category } from './community-rows.ts';
import { categoryName } from './names.ts';

type FormProps = {
  readonly address: string;
  /** Null: it is about the post. */
  readonly commentId: string | null;
};

const summary =
  'inline-flex min-h-11 cursor-pointer list-none items-center rounded-control text-ui text-second underline-offset-4 hover:text-text hover:underline [&::-webkit-details-marker]:hidden';

const panel = 'mt-2 max-w-xl space-y-4 rounded-card border border-hairline bg-card p-4';

/** Deleting asks once more, without script too. Rule 4.23, Rule 4.24. */
export function DeleteForm({ address, commentId }: FormProps) {
  const { t } = useTranslation('community');
  return (
    <details>
      <summary className={summary}>{t('post.delete')}</summary>
      <form method="post" action={address} className={panel}>
        <input type="hidden" name="intent" value={commentId ? 'deleteComment' : 'delete'} />
        <input type="hidden" name="commentId" value={commentId ?? ''} />
        <p>{t(commentId ? 'post.deleteCommentSure' : 'post.deleteSure')}</p>
        <Button type="submit" variant="danger">
          {t('post.deleteYes')}
        </Button>
      </form>
    </details>
  );
}

/** Tells the moderators. Rule 9.380. */
export function ReportForm({ address, commentId }: FormProps) {
  const { t } = useTranslation('community');
  return (
    <details>
      <summary className={summary}>{t('report.open')}</summary>
      <form method="post" action={address} className={panel}>
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="commentId" value={commentId ?? ''} />
        <Select label={t('report.why')} name="reason">
          {communityReportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`report.reasons.${reason}`)}
            </option>
          ))}
        </Select>
        <Input label={t('report.text')} name="text" maxLength={1000} />
        <Button type="submit">{t('report.send')}</Button>
      </form>
    </details>
  );
}

/** What moderators do, with a reason. Rule 9.381. */
export function ModerateForm({
  address,
  commentId,
  categories,
}: FormProps & { readonly categories: readonly Category[] }) {
  const { t } = useTranslation('community');
  const { locale } = useLocale();
  const actions = moderationActions.filter((action) => commentId === null || ofComments.includes(action));
  return (
    <details>
      <summary className={summary}>{t('moderate.open')}</summary>
      <form method="post" action={address} className={panel}>
        <input type="hidden" name="intent" value="moderate" />
        <input type="hidden" name="commentId" value={commentId ?? ''} />
        <Select label={t('moderate.action')} name="action">
          {actions.map((action) => (
            <option key={action} value={action}>
              {t(`moderate.actions.${action}`)}
            </option>
          ))}
        </Select>
        {commentId === null && (
          <Select label={t('moderate.where')} name="categoryId">
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {categoryName(category, locale)}
              </option>
            ))}
          </Select>
        )}
        {commentId === null && (
          <Input
            label={t('moderate.target')}
            name="target"
            maxLength={300}
            autoComplete="off"
            hint={t('moderate.targetHint')}
          />
        )}
        <Input
          label={t('moderate.reason')}
          name="reason"
          required
          minLength={3}
          maxLength={500}
          hint={t('moderate.reasonHint')}
        />
        <Button type="submit" variant="danger">
          {t('moderate.send')}
        </Button>
      </form>
    </details>
  );
}

const ofComments: readonly string[] = ['hide', 'show', 'suspend', 'unsuspend', 'dismiss'];
