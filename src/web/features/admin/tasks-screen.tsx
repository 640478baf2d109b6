import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { adminPageSizes } from '#domain/functions/admin-limits.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { type Category, categories } from '#domain/levels/categories.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { AdminPage } from './admin-page.tsx';
import { ListTabs } from './list-tabs.tsx';
import { Mark } from './mark.tsx';
import { CountNote, PageLinks } from './page-links.tsx';
import { useTaskFigures } from './task-figures.ts';
import { type TaskListName, taskListNames } from './task-lists.ts';

type Found = FunctionOutput<'admin-tasks'>;

type TasksScreenProps = {
  readonly list: TaskListName;
  readonly category: Category | undefined;
  readonly level: TaskLevel | undefined;
  readonly page: number;
  readonly found: Found;
};

/** How tasks do in use: those that somebody should look at first. Rule 9.321. */
export function TasksScreen({ list, category, level, page, found }: TasksScreenProps) {
  const { t } = useTranslation('admin');
  const { to } = useLocale();
  const { tasks, total, more } = found;
  return (
    <AdminPage title={t('nav.tasks')} aside={<CountNote total={total} more={more} />}>
      <ListTabs
        label={t('task.which')}
        tabs={taskListNames.map((one) => ({
          to: to(`/admin/tasks?list=${one}`),
          text: t(`task.list.${one}`),
          current: one === list,
        }))}
      />
      <Form className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="list" value={list} />
        <Select name="category" label={t('task.category')} defaultValue={category ?? ''}>
          <option value="">{t('task.any')}</option>
          {categories.map((one) => (
            <option key={one} value={one}>
              {t(`task.categories.${one}`)}
            </option>
          ))}
        </Select>
        <Select name="level" label={t('task.level')} defaultValue={level ?? ''}>
          <option value="">{t('task.any')}</option>
          {taskLevels.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        <Button type="submit">{t('task.filter')}</Button>
      </Form>
      {tasks.length === 0 && (
        <EmptyState icon="lucide:check" title={t(`task.none.${list}`)}>
          {t(`task.noneText.${list}`)}
        </EmptyState>
      )}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {tasks.map((task) => (
          <li key={task.taskId}>
            <TaskLine task={task} />
          </li>
        ))}
      </ul>
      <PageLinks page={page} size={adminPageSizes.tasks} total={total} more={more} />
    </AdminPage>
  );
}

function TaskLine({ task }: { readonly task: Found['tasks'][number] }) {
  const { t } = useTranslation('admin');
  const { to } = useLocale();
  const figures = useTaskFigures();
  return (
    <Link to={to(`/admin/tasks/${task.taskId}`)} className="group block py-3">
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold group-hover:underline">{task.title}</span>
        <span className="text-sm text-second">
          {t(`task.categories.${task.category}`)} · {task.level} ·{' '}
          {t(`task.kinds.${task.kind}`, { defaultValue: task.kind })}
        </span>
        {task.withdrawnAt && <Mark>{t('task.withdrawn')}</Mark>}
        {task.openReports > 0 && <Mark strong>{t('task.reports', { count: task.openReports })}</Mark>}
      </span>
      <span className="block text-ui text-second">{figures(task.statistics)}</span>
      {task.statistics && task.statistics.misfits.length > 0 && (
        <span className="block text-ui">
          {task.statistics.misfits.map((one) => t(`task.misfit.${one}`)).join(' · ')}
        </span>
      )}
    </Link>
  );
}
