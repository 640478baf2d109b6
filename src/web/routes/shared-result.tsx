import type { MetaFunction } from 'react-router';
import { pageMeta } from '#web/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('shared', location.pathname);

export default function SharedResult() {
  return null;
}
