import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readBankCounts } from '#web/features/landing/bank-counts.ts';
import { PricingPage } from '#web/features/landing/pricing-page.tsx';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('pricing', location.pathname);

export async function loader({ context }: LoaderFunctionArgs) {
  return { counts: await readBankCounts(context) };
}

export default function Pricing() {
  return <PricingPage {...useLoaderData<typeof loader>()} />;
}
