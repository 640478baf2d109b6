import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readSheets } from '#web/features/language-cafe/read-sheets.ts';
import { SheetListPage } from '#web/features/language-cafe/sheet-list-page.tsx';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location: { pathname } }) => pageMeta('conversation-sheets', pathname);

export async function loader({ context }: LoaderFunctionArgs) {
  return { sheets: await readSheets(context) };
}

export default function ConversationSheets() {
  return <SheetListPage {...useLoaderData<typeof loader>()} />;
}
