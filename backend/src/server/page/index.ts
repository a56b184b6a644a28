export { type Client, filesBelow, readClient } from './client.js';
export { escapeHtml } from './head.js';
export { createEmbedHandler } from './embed.js';
export { readOperations } from './first-data.js';
export { createPages } from './page.js';
export { refusedPages } from './refused.js';
export { serveClient } from './serve-client.js';
export { createSiteFilesRouter } from './site-files.js';
export { createSitemapRouter } from './sitemap.js';
