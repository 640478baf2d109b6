import { data } from 'react-router';

/** Any path that no screen has. Rule 2.6. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
