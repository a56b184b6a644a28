import { IsArray, IsInt, IsObject, IsString } from 'class-validator';
import { because, Text } from '../../core/validation/index.js';
import { ATTRIBUTE_KEY_RULES } from '../site/index.js';

/** Body of a request that replaces the values of an attribute. */
export class SaveAttributeInput {
  /** Version of the attribute that the change is based on. */
  @IsInt()
  version: number;

  /** Values by field, which the service checks. */
  @IsObject(because('settings.notRecord'))
  value: object;
}

/** Body of a request that adds an attribute. */
export class CreateAttributeInput {
  @Text(ATTRIBUTE_KEY_RULES)
  key: string;

  /** Values by field, which the service checks. */
  @IsObject(because('settings.notRecord'))
  value: object;
}

/** Body of a request that sorts the attributes. */
export class AttributeOrderInput {
  /** Keys of all attributes in their new order. */
  @IsArray()
  @IsString({ each: true })
  keys: string[];
}
