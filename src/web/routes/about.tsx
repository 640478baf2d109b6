import type { MetaFunction } from 'react-router';
import { AboutPage } from '#web/features/about/about-page.tsx';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('about', location.pathname);

export default AboutPage;
