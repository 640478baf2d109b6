import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readSheet } from '#web/features/language-cafe/read-sheets.ts';
import { SheetPage } from '#web/features/language-cafe/sheet-page.tsx';
import { localeOfPath } from '#web/locale/locale.ts';
import { pageDescription, pageTitle } from '#web/text/page-title.ts';

/** Its address has a name in it, and it looks alike for everybody without a session all the same. */
export const handle = { shared: true };

export const meta: MetaFunction<typeof loader> = ({ location: { pathname }, loaderData }) => {
  if (!loaderData) return [];
  const { title, level } = loaderData.sheet;
  const name = localeOfPath(pathname) === 'nb-NO' ? title.nb : title.en;
  return [
    { title: pageTitle(`${name} (${level})`, pathname) },
    ...pageDescription('conversation-sheets', pathname),
  ];
};

/** @throws Response 404 for a topic without a sheet */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const sheet = await readSheet(context, params.topic ?? '');
  if (!sheet) throw data(null, { status: 404 });
  return { sheet };
}

export default function ConversationSheet() {
  return <SheetPage {...useLoaderData<typeof loader>()} />;
}
