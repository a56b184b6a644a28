/** Normalizes a category name: `Coffee Shop` becomes `coffee_shop`, `Children's Museum` becomes `childrens_museum`. */
export const nameOfCategory = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}=]+/gu, '_')
    .replace(/^_+|_+$/g, '');
