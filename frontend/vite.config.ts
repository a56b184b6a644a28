import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const backend = process.env.BACKEND ?? 'http://localhost:4000';

/** Lets the browser fetch the fonts of the first screen before it knows the styles that use them. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, path }): HtmlTagDescriptor[] =>
        Object.keys(path.endsWith('index.html') ? bundle : {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}

/** In development GraphiQL has the address that the server gives it. */
function graphiqlAddress(): Plugin {
  return {
    name: 'graphiql-address',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/graphiql') request.url = '/graphiql.html';
        next();
      });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), graphiqlAddress()],
  server: {
    proxy: Object.fromEntries(['/graphql', '/api', '/art', '/uploads', '/healthz', '/readyz'].map((path) => [path, backend])),
  },
  build: {
    target: 'es2022',
    // The server reads from it which files a screen needs.
    manifest: true,
    // GraphiQL is one big page of its own.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // GraphiQL's runtime marks itself with a directive that means nothing once it is bundled.
      checks: { moduleLevelDirective: false },
      input: [`${import.meta.dirname}/index.html`, `${import.meta.dirname}/graphiql.html`],
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-is|scheduler|react-router|react-router-dom|hoist-non-react-statics)[\\/]/ },
            // What every page needs in one piece: split up by who else needs which part, it compresses worse.
            {
              name: 'shell',
              tags: ['$initial'],
              test: /vite[\\/]preload-helper|node_modules[\\/](@mui|@emotion|@apollo|react-transition-group|notistack)[\\/]|[\\/]frontend[\\/]src[\\/](ui|lib|widgets)[\\/]/,
            },
            { name: 'forms', test: /node_modules[\\/](formik|yup)[\\/]/ },
            // What shows cities and places comes in one file, too: a dozen small ones would keep a slow line waiting for each in turn.
            {
              name: 'cards',
              test: /[\\/]frontend[\\/]src[\\/]ui[\\/](CardLink|CardGrid|Picture|Rating|Featured|Open|ExternalMap)\w*\.tsx$/,
            },
            { name: 'leaflet', test: /node_modules[\\/](leaflet|react-leaflet|@react-leaflet)[\\/]/ },
          ],
        },
      },
    },
  },
});
