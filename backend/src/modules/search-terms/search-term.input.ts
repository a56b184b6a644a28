import { IsArray, IsInt, IsObject, IsString } from 'class-validator';
import { because, Text } from '../../core/validation/index.js';
import { TERM_KEY_RULES } from '../site/index.js';

/** Body of a request that replaces the values of a search term. */
export class SaveSearchTermInput {
  /** Version of the search term that the change is based on. */
  @IsInt()
  version: number;

  /** Values by field, which the service checks. */
  @IsObject(because('settings.notRecord'))
  value: object;
}

/** Body of a request that adds a search term. */
export class CreateSearchTermInput {
  @Text(TERM_KEY_RULES)
  key: string;

  /** Values by field, which the service checks. */
  @IsObject(because('settings.notRecord'))
  value: object;
}

/** Body of a request that sorts the search terms. */
export class SearchTermOrderInput {
  /** Keys of all search terms in their new order. */
  @IsArray()
  @IsString({ each: true })
  keys: string[];
}
