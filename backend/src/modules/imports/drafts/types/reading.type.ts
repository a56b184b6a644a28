import { IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { PlainText } from '../../../../core/validation/index.js';
import { ImportKind } from '../../history/index.js';
import { ImportReason } from '../../import-reason.type.js';

@InputType('ImportReadingInput', { description: 'How a file is read. What is null is detected.' })
export class ReadingChoices {
  @Field(() => String, { nullable: true, description: 'Format, such as `csv`.' })
  @IsOptional()
  @PlainText(40)
  format?: string | null;

  @Field(() => String, { nullable: true, description: 'Character encoding of a text file, such as `windows-1252`.' })
  @IsOptional()
  @PlainText(40)
  encoding?: string | null;

  @Field(() => String, { nullable: true, description: 'Character that separates the values of a CSV file.' })
  @IsOptional()
  @PlainText(4)
  delimiter?: string | null;

  @Field(() => String, { nullable: true, description: 'Name or number of the sheet of a workbook.' })
  @IsOptional()
  @PlainText(100)
  sheet?: string | null;
}

@ObjectType({ description: 'A column of a file.' })
class ImportColumn {
  @Field(() => String, { description: 'Name.' })
  name: string;

  @Field(() => [String], { description: 'Up to three different values.' })
  samples: string[];

  @Field(() => Int, { description: 'Number of records that have a value.' })
  filled: number;

  @Field(() => String, {
    nullable: true,
    description: 'Target without a choice; empty for a column that is known and not needed, null if nothing takes it.',
  })
  target: string | null;
}

@ObjectType({ description: 'A record of a file as it was read.' })
class ImportSampleRow {
  @Field(() => Int, { description: 'Number of its line.' })
  line: number;

  @Field(() => [String], { nullable: 'items', description: 'Its values in the order of the columns.' })
  cells: (string | null)[];
}

@ObjectType({ description: 'A word for the category of rows of a file.' })
class ImportWord {
  @Field(() => String, { description: 'The word.' })
  word: string;

  @Field(() => Int, { description: 'Number of records with it.' })
  count: number;

  @Field(() => String, { nullable: true, description: 'Slug of its category without a choice; null if it is unknown, and becomes the leftover category.' })
  category: string | null;

  @Field(() => Boolean, { description: 'Whether its rows are left out without a choice.' })
  isLeftOut: boolean;
}

@ObjectType({ description: 'The file of an import as it was read, for choosing its columns.' })
export class ImportReading {
  @Field(() => String, { description: 'Format, such as `csv`, `xlsx` or `geojson`.' })
  format: string;

  @Field(() => String, { nullable: true, description: 'Character encoding; null for binary files.' })
  encoding: string | null;

  @Field(() => String, { nullable: true, description: 'Character that separates values; null unless the format is `csv`.' })
  delimiter: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the sheet; null unless the file is a workbook.' })
  sheet: string | null;

  @Field(() => [String], { description: 'Names of the sheets of a workbook; else empty.' })
  sheets: string[];

  @Field(() => ImportKind, { description: 'Kind of its rows.' })
  kind: ImportKind;

  @Field(() => Int, { description: 'Number of records read for this, at most 20,000.' })
  records: number;

  @Field(() => Boolean, { description: 'Whether these are all records of the file.' })
  isWhole: boolean;

  @Field(() => [ImportReason], { description: 'How it was read.' })
  notes: ImportReason[];

  @Field(() => [ImportColumn], { description: 'Its columns, at most 300.' })
  columns: ImportColumn[];

  @Field(() => [ImportSampleRow], { description: 'The first 20 records as read.' })
  rows: ImportSampleRow[];

  @Field(() => [ImportWord], { description: 'Words for categories, the most frequent first, at most 500.' })
  words: ImportWord[];

  @Field(() => Boolean, { description: 'Whether its records are elements of OpenStreetMap.' })
  isOpenStreetMap: boolean;
}
