export { categoryByRanking, categorySize, isSmall, smallCategory, wordParameters } from './category-list.query.js';
