export { PLAIN_SITE, type Site, taglineTexts, textIn } from './site';
