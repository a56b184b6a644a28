import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type ModulePreloadOptions, type Plugin, type Rolldown } from 'vite';
import { SCRIPT_FONT, serviceWorker } from './pwa';

/** Preloads the fonts of the first screen, before the browser has parsed the styles that use them. */
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

/**
 * Moves the client's script and preload tags into a template, so that they do not compete with the first picture. The script in `index.html`
 * activates them after the first paint.
 */
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

/** Files that every page has loaded before it imports others (`src/main.tsx`). */
const LOADED_FIRST = /\/(rolldown-runtime|react|entry|i18n|apollo|mui|theme|toasts|start)-[\w-]{8}\.js$/;

/** Returns the files to preload with an imported one. Without those that are there, the lists are half as long. A page has nothing yet. */
const filesToPreload: ModulePreloadOptions['resolveDependencies'] = (file, needed, { hostType }) =>
  hostType === 'html' || LOADED_FIRST.test(file) ? needed : needed.filter((one) => !LOADED_FIRST.test(one));

/** Output of the part that the server imports: one file. */
const FOR_THE_SERVER: Rolldown.OutputOptions = { format: 'cjs', entryFileNames: '[name].cjs' };

const FOR_BROWSERS: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](react|react-dom|react-is|scheduler|react-router|react-router-dom|hoist-non-react-statics)[\\/]/ },
      // All that `main.tsx` itself needs. If a part of it shared a file with other code, the browser would evaluate the whole app in one task.
      { name: 'entry', test: /vite[\\/]preload-helper|[\\/]lib[\\/](browser[\\/]nextTask|i18n[\\/]translation)\.ts$/ },
      // Translations are fetched as JSON; this group contains the code that formats them.
      {
        name: 'i18n',
        test: /node_modules[\\/]i18next[\\/]|[\\/]lib[\\/]\w+[\\/](i18n|makeI18n|locale|languages|languageChoice|paths|format|lazily)\.ts$|[\\/]locales[\\/]index\.ts$/,
      },
      // Code that every page needs, grouped by the app's loading steps. Rolldown's default splitting would compress worse.
      { name: 'apollo', tags: ['$initial'], test: /node_modules[\\/](@apollo|@wry|optimism|rxjs)[\\/]|[\\/]lib[\\/]api[\\/](apollo|token)\.ts$/ },
      { name: 'mui', tags: ['$initial'], test: /node_modules[\\/](@mui|@emotion|react-transition-group|clsx)[\\/]/ },
      { name: 'theme', tags: ['$initial'], test: /[\\/]app[\\/]theme[\\/]|[\\/]ui[\\/]shape\.ts$/ },
      { name: 'toasts', tags: ['$initial'], test: /node_modules[\\/](notistack|goober)[\\/]/ },
      // Embedded maps need nothing else of the app.
      { name: 'leaflet', test: /node_modules[\\/]leaflet[\\/]|[\\/]ui[\\/]map[\\/](pin|groupPins|uncover)\.ts$/ },
      // The console's forms and the lists need these without the map.
      { name: 'contrast', test: /[\\/]graphql[\\/]contrast\.generated\.ts$|[\\/]lib[\\/]address[\\/]mercator\.ts$/ },
      // The own map, with all that only its library needs.
      {
        name: 'vector',
        test: /node_modules[\\/](protomaps-leaflet|@protomaps|@mapbox|pbf|rbush|quickselect|potpack|color2k|pmtiles|fflate)[\\/]|[\\/]ui[\\/]map[\\/](vector[\\/]|addBaseLayers|viewport)|[\\/]lib[\\/]map-look[\\/]/,
      },
      { name: 'shell', tags: ['$initial'], test: /[\\/]frontend[\\/]src[\\/](ui|lib|widgets|app)[\\/]/ },
      { name: 'forms', test: /node_modules[\\/](formik|yup)[\\/]/ },
      // Components of city and place cards in one file: a dozen small files load slower on a slow connection.
      { name: 'cards', test: /[\\/]frontend[\\/]src[\\/]ui[\\/](facts[\\/])?(CardLink|CardGrid|Picture|Rating|Featured|Open|ExternalMap)\w*\.tsx$/ },
      { name: 'categories', test: /[\\/]lib[\\/]site[\\/]categoryLook\.ts$|[\\/]ui[\\/]facts[\\/](CategoryIcon|PathIcon)\.tsx$/ },
      { name: 'maps', test: /node_modules[\\/](react-leaflet|@react-leaflet)[\\/]/ },
    ],
  },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  resolve: { alias: { '@emotion/use-insertion-effect-with-fallbacks': `${import.meta.dirname}/src/app/theme/insertion.ts` } },
  plugins: [react(), preloadFonts(), clientAfterFirstPaint(), serviceWorker(isSsrBuild)],
  // The server bundle includes all its dependencies.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
    // The server bundle is a single file without public files.
    copyPublicDir: !isSsrBuild,
    // The server reads the manifest to find the files of each screen.
    manifest: !isSsrBuild,
    license: isSsrBuild ? false : { fileName: 'licences.txt' },
    // The GraphiQL page is large.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // GraphiQL's runtime contains a directive that has no meaning in a bundle.
      checks: { moduleLevelDirective: false },
      // `start.tsx` is loaded by the entry but needed on every page; `embedMap.ts` belongs to pages that the server renders.
      input: ['index.html', 'graphiql.html', 'src/app/start.tsx', 'src/embedMap.ts'].map((file) => `${import.meta.dirname}/${file}`),
      output: isSsrBuild ? FOR_THE_SERVER : FOR_BROWSERS,
    },
  },
}));
