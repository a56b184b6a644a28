import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';

export enum FindingLevel {
  OK = 'ok',
  SKIPPED = 'skipped',
  WARNING = 'warning',
  FAILURE = 'failure',
}
registerEnumType(FindingLevel, {
  name: 'FindingLevel',
  description: 'Result of a check.',
  valuesConfig: {
    OK: { description: 'Works.' },
    SKIPPED: { description: 'Could not be checked; another check says why.' },
    WARNING: { description: 'Works, but has a problem.' },
    FAILURE: { description: 'Does not work, or will stop working soon.' },
  },
});

@ObjectType({ description: 'A text that clients can show in any language.' })
export class SystemText {
  @Field(() => String, { description: 'The text in English.' })
  text: string;

  @Field(() => String, { description: 'Key of the text.' })
  reason: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Values in the text.' })
  params: object | null;
}

@ObjectType({ description: 'A finding of a check.' })
export class SystemFinding {
  @Field(() => FindingLevel, { description: 'Result.' })
  level: FindingLevel;

  @Field(() => SystemText, { description: 'The finding.' })
  text: SystemText;

  @Field(() => SystemText, { nullable: true, description: 'Advice; null if nothing is wrong.' })
  remedy: SystemText | null;
}

@ObjectType({ description: 'A check of the installation.' })
export class SystemCheck {
  @Field(() => SystemText, { description: 'Name of the check.' })
  name: SystemText;

  @Field(() => [SystemFinding], { description: 'Findings.' })
  findings: SystemFinding[];
}
