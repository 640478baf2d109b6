import { Outlet } from 'react-router';

/** Parent of the bokmål screens; the locale itself is read from the path. */
export default function Bokmaal() {
  return <Outlet />;
}
