export { type PageLink, PLAIN_PAGES, titleIn } from './pageLinks';
export { PLAIN_SITE, type Site, taglineTexts, textIn } from './site';
