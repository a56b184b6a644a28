import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsNumber, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { because, PlainText } from '../../../../core/validation/index.js';
import { ImportKind } from '../../history/index.js';
import { DUPLICATES, type Duplicates } from '../../writing/index.js';

/** Maximum numbers of items in lists of choices. */
const MOST = { columns: 300, fixed: 100, words: 1000, decisions: 10_000 } as const;

/** Maximum lengths (characters) of the texts of choices. */
const LENGTH = { name: 200, value: 2000, key: 600, brief: 120 } as const;

/** Default distance (km) to the city of a place that names none. */
const RADIUS = 25;
const MOST_RADIUS = 500;

export const ImportCityMode = {
  OWN_COLUMN: 'own',
  ONE: 'one',
  MUNICIPALITIES: 'municipalities',
} as const;
export type ImportCityMode = (typeof ImportCityMode)[keyof typeof ImportCityMode];
registerEnumType(ImportCityMode, {
  name: 'ImportCityMode',
  description: 'How an import finds the cities of its places.',
  valuesConfig: {
    OWN_COLUMN: { description: 'The city that the row names, or else the nearest one.' },
    ONE: { description: 'One city for all places.' },
    MUNICIPALITIES: { description: 'The municipalities of a file of OpenStreetMap become cities.' },
  },
});

export const DuplicatePolicies = { SAME: 'same', ADD: 'add', SKIP: 'skip' } as const satisfies Record<string, Duplicates>;
registerEnumType(DuplicatePolicies, {
  name: 'DuplicatePolicy',
  description: 'Treatment of a row that is, or can be, a place of the site from another source.',
  valuesConfig: {
    SAME: { description: 'The row updates the place.' },
    ADD: { description: 'The row becomes a place of its own.' },
    SKIP: { description: 'The row is left out.' },
  },
});

const tooMany = (n: number) => because(['console.importTooManyChoices', { n }]);

@ObjectType('ImportColumnChoice', { description: 'Target of a column.' })
@InputType('ImportColumnChoiceInput', { description: 'Target of a column.' })
export class ColumnChoice {
  @Field(() => String, { description: 'Name of the column.' })
  @PlainText(LENGTH.name)
  column: string;

  @Field(() => String, { description: 'Name of the target, see `importTargets`; `name:de` for a text in another language; empty to leave the column out.' })
  @PlainText(LENGTH.name)
  target: string;
}

@ObjectType('ImportFixedValue', { description: 'Value of a target in all rows.' })
@InputType('ImportFixedValueInput', { description: 'Value of a target in all rows.' })
class FixedValue {
  @Field(() => String, { description: 'Name of the target.' })
  @PlainText(LENGTH.name)
  target: string;

  @Field(() => String, { description: 'The value.' })
  @PlainText(LENGTH.value)
  value: string;
}

@ObjectType('ImportWordChoice', { description: 'Category of the rows with a word.' })
@InputType('ImportWordChoiceInput', { description: 'Category of the rows with a word.' })
export class WordChoice {
  @Field(() => String, { description: 'The word in the file.' })
  @PlainText(LENGTH.name)
  word: string;

  @Field(() => String, { nullable: true, description: 'Slug of the category; null to leave the rows out.' })
  @IsOptional()
  @PlainText(LENGTH.name)
  category?: string | null;
}

@ObjectType('ImportDecision', { description: 'Decision about a row that is probably a place of the site.' })
@InputType('ImportDecisionInput', { description: 'Decision about a row that is probably a place of the site.' })
class PairDecision {
  @Field(() => String, { description: 'Key of the row, see `ImportPreviewRow.key`.' })
  @PlainText(LENGTH.key)
  key: string;

  @Field(() => DuplicatePolicies, { description: 'Outcome of the row.' })
  @IsIn(DUPLICATES, because('console.importDecision'))
  decision: Duplicates;
}

@ObjectType('ImportChoices', { description: 'Choices about the import of a file.' })
@InputType('ImportChoicesInput', { description: 'Choices about the import of a file.' })
export class Choices {
  @Field(() => ImportKind, { description: 'Kind of the rows.' })
  @IsIn(Object.values(ImportKind), because('console.importKind'))
  kind: ImportKind;

  @Field(() => [ColumnChoice], { description: `Columns whose target differs from the guess, at most ${MOST.columns}.` })
  @IsOptional()
  @IsArray(tooMany(MOST.columns))
  @ArrayMaxSize(MOST.columns, tooMany(MOST.columns))
  @ValidateNested({ each: true })
  columns: ColumnChoice[] = [];

  @Field(() => [FixedValue], { description: `Values of all rows, at most ${MOST.fixed}.` })
  @IsOptional()
  @IsArray(tooMany(MOST.fixed))
  @ArrayMaxSize(MOST.fixed, tooMany(MOST.fixed))
  @ValidateNested({ each: true })
  fixed: FixedValue[] = [];

  @Field(() => [WordChoice], { description: `Words whose category differs from the guess, at most ${MOST.words}.` })
  @IsOptional()
  @IsArray(tooMany(MOST.words))
  @ArrayMaxSize(MOST.words, tooMany(MOST.words))
  @ValidateNested({ each: true })
  words: WordChoice[] = [];

  @Field(() => ImportCityMode, { description: 'How the cities of places are found.' })
  @IsOptional()
  @IsIn(Object.values(ImportCityMode), because('console.importCityMode'))
  cityMode: ImportCityMode = ImportCityMode.OWN_COLUMN;

  @Field(() => String, { nullable: true, description: 'With `ONE`: name of the city, such as "Vaduz, Liechtenstein". It is added if the site lacks it.' })
  @IsOptional()
  @PlainText(LENGTH.brief)
  city?: string | null;

  @Field(() => ID, { nullable: true, description: 'With `ONE`: identifier of a city of the site, in place of a name.' })
  @IsOptional()
  @PlainText(LENGTH.name)
  cityId?: string | null;

  @Field(() => Boolean, { description: 'With `OWN_COLUMN`: whether cities that rows name are added if the site lacks them.' })
  @IsOptional()
  @IsBoolean(because('api.trueOrFalse'))
  createsCities: boolean = false;

  @Field(() => Float, { description: `Maximum distance (km) to the city of a place that names none, 0 to ${MOST_RADIUS}.` })
  @IsOptional()
  @IsNumber({}, because(['console.importRadius', { n: MOST_RADIUS }]))
  @Min(0, because(['console.importRadius', { n: MOST_RADIUS }]))
  @Max(MOST_RADIUS, because(['console.importRadius', { n: MOST_RADIUS }]))
  radius: number = RADIUS;

  @Field(() => Boolean, { description: 'Whether new places wait for a moderator.' })
  @IsOptional()
  @IsBoolean(because('api.trueOrFalse'))
  isPending: boolean = false;

  @Field(() => DuplicatePolicies, { description: 'Places with the name of a place of the site within 50 m.' })
  @IsOptional()
  @IsIn(DUPLICATES, because('console.importDecision'))
  duplicates: Duplicates = 'same';

  @Field(() => DuplicatePolicies, { description: 'Places that are probably the same, and not in `decisions`.' })
  @IsOptional()
  @IsIn(DUPLICATES, because('console.importDecision'))
  alike: Duplicates = 'add';

  @Field(() => [PairDecision], { description: `Decisions about single rows, at most ${MOST.decisions}.` })
  @IsOptional()
  @IsArray(tooMany(MOST.decisions))
  @ArrayMaxSize(MOST.decisions, tooMany(MOST.decisions))
  @ValidateNested({ each: true })
  decisions: PairDecision[] = [];

  @Field(() => String, { description: 'Source of rows that name none: 1 to 40 lowercase letters, digits, dots, dashes and underscores.' })
  @PlainText(LENGTH.name)
  source: string;

  @Field(() => Boolean, { description: 'Whether the source also replaces those that rows name.' })
  @IsOptional()
  @IsBoolean(because('api.trueOrFalse'))
  isSourceForced: boolean = false;

  @Field(() => String, { nullable: true, description: 'Licence of all rows, such as `CC-BY-4.0`.' })
  @IsOptional()
  @PlainText(LENGTH.brief)
  licence?: string | null;

  @Field(() => String, { nullable: true, description: 'Source that places credit.' })
  @IsOptional()
  @PlainText(LENGTH.brief)
  attribution?: string | null;
}
