import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin, pageOf } from '#web/features/admin/admin-access.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { taskListNames } from '#web/features/admin/task-lists.ts';
import { TasksScreen } from '#web/features/admin/tasks-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'tasks');
  const url = new URL(request.url);
  const asked = (name: string) => url.searchParams.get(name);
  const shown = {
    list: taskListNames.find((one) => one === asked('list')) ?? 'reported',
    category: categories.find((one) => one === asked('category')),
    level: taskLevels.find((one) => one === asked('level')),
    page: pageOf(url),
  } as const;
  const found = await readWithRole(supabase, 'admin-tasks', {
    ...{ list: shown.list, page: shown.page },
    ...(shown.category && { category: shown.category }),
    ...(shown.level && { level: shown.level }),
  });
  return data({ ...shown, found }, { headers });
}

export default function AdminTasks() {
  return <TasksScreen {...useLoaderData<typeof loader>()} />;
}
