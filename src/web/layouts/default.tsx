import { Outlet } from 'react-router';
import { SitePage } from '#web/app-shell/site-page.tsx';

/** Pages that are read. They leave out React's scripts, and look alike for all visitors, and for all who are signed in. */
export const handle = { static: true, shared: true, members: true };

export default function DefaultLayout() {
  return (
    <SitePage>
      <Outlet />
    </SitePage>
  );
}
