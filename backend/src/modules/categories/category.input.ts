import { IsArray, IsInt, IsObject, IsString } from 'class-validator';
import { because, Text } from '../../core/validation/index.js';
import { SLUG_RULES } from '../site/index.js';

/** Body of a request that changes a category. */
class CategoryVersionInput {
  /** Version of the category that the change is based on. */
  @IsInt()
  version: number;
}

/** Body of a request that replaces the values of a category. */
export class SaveCategoryInput extends CategoryVersionInput {
  /** Values by field, which the service checks. */
  @IsObject(because('settings.notRecord'))
  value: object;
}

/** Body of a request that adds a category. */
export class CreateCategoryInput {
  @Text(SLUG_RULES)
  slug: string;

  /** Values by field, which the service checks. */
  @IsObject(because('settings.notRecord'))
  value: object;
}

/** Body of a request that gives a category another slug. */
export class RenameCategoryInput extends CategoryVersionInput {
  @Text(SLUG_RULES)
  to: string;
}

/** Body of a request that merges a category into another one. */
export class MergeCategoriesInput extends CategoryVersionInput {
  /** Slug of the other category. */
  @IsString()
  into: string;
}

/** Body of a request that sorts the categories. */
export class CategoryOrderInput {
  /** Slugs of all categories in their new order. */
  @IsArray()
  @IsString({ each: true })
  slugs: string[];
}
