export { PLAIN_SITE, type Site, taglineTexts } from './site';
