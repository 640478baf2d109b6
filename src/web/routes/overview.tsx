import type { MetaFunction } from 'react-router';
import { pageMeta } from '#web/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('overview', location.pathname);

export default function Overview() {
  return null;
}
