export { type Category, type CategoryLook, findCategory, inOrder, lookOf, nameOf, pluralOf } from './categories';
export { type LocalText, textIn } from './localText';
export { type PageLink, PLAIN_PAGES, titleIn } from './pageLinks';
export { PLAIN_SITE, type Site, taglineTexts } from './site';
