import { ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { because, PlainText } from '../../../core/validation/index.js';
import { type TakenField, TakenFields } from './taken-fields.js';

const FIELD = because('api.mergedField');
const PART = because('api.mergedPart');
const VERSION = because('api.version');

/** Body of a request that decides about a pair. */
export class PairInput {
  /** Whether its places are different. */
  @IsBoolean(because('api.isDismissed'))
  isDismissed: boolean;
}

/** Body of a request that merges the places of a pair. */
export class MergePairInput {
  /** Identifier of the place that stays. */
  @PlainText(200)
  keep: string;

  /** Version of that place that was read. */
  @IsInt(VERSION)
  keepVersion: number;

  /** Version of the other place that was read. */
  @IsInt(VERSION)
  dropVersion: number;

  /** Fields whose value is taken from the place that goes. */
  @IsOptional()
  @IsArray(FIELD)
  @ArrayUnique(FIELD)
  @IsIn(Object.values(TakenFields), { each: true, ...FIELD })
  take?: TakenField[] | null;

  /** Texts in languages and attributes whose value is taken from the place that goes where both have one: `names.de`, `attributes.cuisine`. */
  @IsOptional()
  @IsArray(PART)
  @IsString({ each: true, ...PART })
  takeParts?: string[] | null;
}
