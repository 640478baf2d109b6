import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { readBankCounts } from '#web/features/landing/bank-counts.ts';
import { landingData } from '#web/features/landing/landing-data.server.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { type SampleSitting, sampleSitting } from '#web/features/landing/sample-sitting.ts';
import { languageOf, readArticles, readStories } from '#web/features/reading/reading-data.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const handle = { query: [] };

export const meta: MetaFunction<typeof loader> = ({ location: { pathname }, loaderData }) => [
  ...pageMeta('landing', pathname),
  ...(loaderData?.told ?? []).map((one) => ({ 'script:ld+json': one })),
];

/** Of each, newest first. */
const latest = 3;

let sample: SampleSitting | undefined;

/** `told`: what search engines are told. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  sample ??= sampleSitting();
  const [counts, articles, stories] = await Promise.all([
    readBankCounts(context),
    readArticles(context, { language: languageOf(pathname), most: latest }),
    readStories(context, { most: latest }),
  ]);
  const told = landingData(pathname, context.get(apiContext).publicUrl);
  return { sample, counts, articles, stories, told };
}

export default function Landing() {
  return <LandingPage {...useLoaderData<typeof loader>()} />;
}
