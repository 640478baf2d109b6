import { type ClientLoaderFunctionArgs, data, redirectDocument } from 'react-router';

/** Any path that no screen has. Rule 2.6. */
export function loader() {
  throw data(null, { status: 404 });
}

/** A page knows the screens of its own part (decision 161): anything else is loaded as a page, and may be there. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search, hash } = new URL(request.url);
  throw redirectDocument(pathname + search + hash);
}

export default function NotFound() {
  return null;
}
