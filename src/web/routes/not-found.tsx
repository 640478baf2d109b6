import { data } from 'react-router';

/** Any path that no screen has. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
