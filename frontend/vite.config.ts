import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { SCRIPT_FONT, serviceWorker, webManifests } from './pwa';

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
          .filter((file) => file.endsWith('.woff2') && !SCRIPT_FONT.test(`/${file}`))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '', fetchpriority: 'low' },
            injectTo: 'head',
          })),
    },
  };
}

/** Keeps the client's files back until the first paint: on a slow line they would hold up its picture. The script in the page lets them in. */
function clientAfterFirstPaint(): Plugin {
  const place = '<template id="client">';
  const tags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
  return {
    name: 'client-after-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) => {
        if (!path.endsWith('index.html')) return html;
        return html.replace(tags, '').replace(place, () => `${place}${html.match(tags)?.join('') ?? ''}\n    `);
      },
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

/** One file, which the server takes in as it starts. */
const FOR_THE_SERVER: Rolldown.OutputOptions = { format: 'cjs', entryFileNames: '[name].cjs' };

const FOR_BROWSERS: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](react|react-dom|react-is|scheduler|react-router|react-router-dom|hoist-non-react-statics)[\\/]/ },
      { name: 'entry', test: /vite[\\/]preload-helper|[\\/]lib[\\/]nextTask/ },
      // The texts of a language come as they are fetched; what makes sentences of them is there first.
      {
        name: 'i18n',
        test: /node_modules[\\/]i18next[\\/]|[\\/]lib[\\/](i18n|makeI18n|locale|languages|languageChoice|paths|sentences|format|lazily)\.ts$|[\\/]locales[\\/]index\.ts$/,
      },
      // What every page needs, in the pieces in which the app starts: split up by who else needs which part, it compresses worse.
      { name: 'apollo', tags: ['$initial'], test: /node_modules[\\/](@apollo|@wry|optimism|rxjs)[\\/]|[\\/]lib[\\/](apollo|token)\.ts$/ },
      { name: 'mui', tags: ['$initial'], test: /node_modules[\\/](@mui|@emotion|react-transition-group|clsx)[\\/]/ },
      { name: 'theme', tags: ['$initial'], test: /[\\/]app[\\/]theme[\\/]|[\\/]ui[\\/]shape\.ts$/ },
      { name: 'toasts', tags: ['$initial'], test: /node_modules[\\/](notistack|goober)[\\/]/ },
      // Maps in frames of other sites need nothing else of the app.
      { name: 'leaflet', test: /node_modules[\\/]leaflet[\\/]|[\\/]ui[\\/]map[\\/](pin|groupPins)\.ts$/ },
      { name: 'shell', tags: ['$initial'], test: /[\\/]frontend[\\/]src[\\/](ui|lib|widgets|app)[\\/]/ },
      { name: 'forms', test: /node_modules[\\/](formik|yup)[\\/]/ },
      // What shows cities and places comes in one file, too: a dozen small ones would keep a slow line waiting for each in turn.
      { name: 'cards', test: /[\\/]frontend[\\/]src[\\/]ui[\\/](CardLink|CardGrid|Picture|Rating|Featured|Open|ExternalMap)\w*\.tsx$/ },
      { name: 'maps', test: /node_modules[\\/](react-leaflet|@react-leaflet)[\\/]/ },
    ],
  },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  resolve: { alias: { '@emotion/use-insertion-effect-with-fallbacks': `${import.meta.dirname}/src/app/theme/insertion.ts` } },
  plugins: [react(), preloadFonts(), clientAfterFirstPaint(), graphiqlAddress(), webManifests(), serviceWorker(isSsrBuild)],
  server: {
    proxy: Object.fromEntries(['/graphql', '/api', '/art', '/uploads', '/healthz', '/readyz'].map((path) => [path, backend])),
  },
  // What is built for the server brings all that it needs along.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What is built for the server is one file.
    copyPublicDir: !isSsrBuild,
    // The server reads from it which files a screen needs.
    manifest: !isSsrBuild,
    license: isSsrBuild ? false : { fileName: 'licences.txt' },
    // GraphiQL is one big page of its own.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // GraphiQL's runtime marks itself with a directive that means nothing once it is bundled.
      checks: { moduleLevelDirective: false },
      // The app itself is fetched by the entry, yet needed by every page; the map in frames has a page that the server writes.
      input: ['index.html', 'graphiql.html', 'src/app/start.tsx', 'src/embedMap.ts'].map((file) => `${import.meta.dirname}/${file}`),
      output: isSsrBuild ? FOR_THE_SERVER : FOR_BROWSERS,
    },
  },
}));
