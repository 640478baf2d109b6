import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // A file of its own for each action costs its headers on every screen that has one.
  splitRouteModules: false,
} satisfies Config;
