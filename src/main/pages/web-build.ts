import type { RouterContext, RouterContextProvider, ServerBuild, StaticHandlerContext } from 'react-router';
import type { ApiContext } from '#web/api/api-context.ts';

/** The web's server build; its entry hands out the key under which loaders find the API. */
export type WebBuild = ServerBuild & {
  entry: {
    module: {
      apiContext: RouterContext<ApiContext>;
      renderStaticPage: (page: {
        readonly request: Request;
        readonly build: ServerBuild;
        readonly found: StaticHandlerContext;
        readonly context: RouterContextProvider;
      }) => Promise<string>;
    };
  };
};
