export { countRows } from './count-rows.js';
export {
  CostOfPage,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  MAX_ROWS,
  type Page,
  PageInput,
  pageType,
  readPage,
  type SelectablePage,
  selectablePageType,
  UsualLength,
} from './page.js';
export { inPortions } from './portions.js';
export { SortDirection } from './sort-direction.js';
