import type { MetaFunction } from 'react-router';
import { pageMeta } from '#web/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('review', location.pathname);

export default function Page() {
  return null;
}
