import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readBankCounts } from '#web/features/landing/bank-counts.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { type SampleSitting, sampleSitting } from '#web/features/landing/sample-sitting.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('landing', location.pathname);

let sample: SampleSitting | undefined;

export async function loader({ context }: LoaderFunctionArgs) {
  sample ??= sampleSitting();
  return { sample, counts: await readBankCounts(context), articles: [] };
}

export default function Landing() {
  return <LandingPage {...useLoaderData<typeof loader>()} />;
}
