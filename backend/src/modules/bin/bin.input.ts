import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsString } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { PageInput } from '../../core/paging/index.js';
import { because, PlainText } from '../../core/validation/index.js';
import { BinKind } from './bin.type.js';

/** Maximum number of things per mutation. */
const MOST = 1000;
const EMPTY = because('console.nothingSelected');
const TOO_MANY = because(['console.tooManySelected', { n: MOST }]);

@ArgsType()
export class BinArgs {
  @Field(() => BinKind, { description: 'Kind of the things.' })
  kind: BinKind;

  @Field(() => String, { nullable: true, description: 'Part of the name or of `about`, in any case and without accents.' })
  @IsOptional()
  @PlainText(200)
  search?: string | null;

  @Field(() => PageInput, { nullable: true, description: 'Page of the list.' })
  page?: PageInput;
}

/** Ids of things: the body of REST routes. */
@ArgsType()
export class BinIdsInput {
  @Field(() => [ID], { description: `Identifiers of deleted things, 1 to ${MOST}.` })
  @IsArray(EMPTY)
  @ArrayMinSize(1, EMPTY)
  @ArrayMaxSize(MOST, TOO_MANY)
  @IsString({ each: true, ...EMPTY })
  ids: string[];
}

@ArgsType()
export class BinIdsArgs extends BinIdsInput {
  @Field(() => BinKind, { description: 'Kind of the things.' })
  kind: BinKind;
}
