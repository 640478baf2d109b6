import type { MetaFunction } from 'react-router';
import { TermsPage } from '#web/features/terms/terms-page.tsx';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('terms', location.pathname);

export default TermsPage;
