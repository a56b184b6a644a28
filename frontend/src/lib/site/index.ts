export { type Category, type CategoryLook, findCategory, nameOf, pluralOf } from './categories';
export { inOrder } from './inOrder';
export { lookOf, NEUTRAL_LOOK } from './categoryLook';
export { type LocalText, textIn } from './localText';
export { type PageLink, PLAIN_PAGES, titleIn } from './pageLinks';
export { homePath, type KnownFilters, PLAIN_SITE, type Site, taglineTexts } from './site';
