/** The page of `npm run content:preview`: a file's tasks as learners see them, with keys at hand. Not part of the product. */
import '#web/styles/app.css';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { isMarked, isMarkedPublic } from '#domain/tasks/presentation.ts';
import englishShell from '#web/text/en-GB/shell.ts';
import englishTask from '#web/text/en-GB/task.ts';
import norwegianShell from '#web/text/nb-NO/shell.ts';
import norwegianTask from '#web/text/nb-NO/task.ts';
import { createTexts } from '#web/text/texts.ts';
import { MarkedTask, type ShownState } from './marked-task.tsx';
import { OpenTask } from './open-task.tsx';
import type { PreviewData } from './preview-data.ts';

const query = new URLSearchParams(location.search);
const norwegian = query.has('nb');
const state = (query.get('state') ?? 'open') as ShownState;
const theme = query.get('theme');
if (theme) document.documentElement.classList.add(theme);
const texts = norwegian
  ? createTexts('nb-NO', { shell: norwegianShell, task: norwegianTask })
  : createTexts('en-GB', { shell: englishShell, task: englishTask });
const preview: PreviewData = await (await fetch('/file.json')).json();
document.title = preview.path;

const router = createMemoryRouter([{ path: '*', element: <Preview /> }], {
  initialEntries: [norwegian ? '/nb' : '/'],
});
createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nextProvider i18n={texts}>
    <RouterProvider router={router} />
  </I18nextProvider>,
);

function Preview() {
  const { path, findings, file } = preview;
  return (
    <main className="mx-auto max-w-3xl px-4 py-6">
      <p className="text-sm text-muted">
        content/{path} {file && `· ${file.status}`}
      </p>
      <ul className="mt-2 space-y-1 text-sm">
        {findings.map((finding) => (
          <li
            key={`${finding.rule} ${finding.task} ${finding.message}`}
            className={finding.severity === 'error' ? 'text-wrong' : 'text-warning'}
          >
            {finding.severity === 'error' ? '✗' : '·'} {finding.task} {finding.message} [{finding.rule}]
          </li>
        ))}
      </ul>
      {file?.tasks.map((task) =>
        isMarkedPublic(task.public) && isMarked(task.secret) ? (
          <MarkedTask
            key={task.id}
            file={file}
            id={task.id}
            task={task.public}
            secret={task.secret}
            state={state}
          />
        ) : (
          <OpenTask key={task.id} file={file} task={task} />
        ),
      )}
    </main>
  );
}
