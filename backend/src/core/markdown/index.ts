export { type RenderedMarkdown, renderMarkdown } from './render-markdown.js';
