import { Field, Int, ObjectType } from 'type-graphql';
import { allows } from './access.js';
import type { Viewer } from './viewer.js';

@ObjectType({ description: 'What only admins are told of a row, beside what everyone sees.' })
export class Revision {
  @Field(() => Int, { description: 'Grows with each change; an update names the one that it is based on.' })
  version: number;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt: Date;

  @Field(() => String, { nullable: true, description: 'Where it comes from: `sample`, the name of an import; absent where somebody has entered it here.' })
  source: string | null;
}

/** The revision of a row, as far as somebody is told. */
export const revisionOf = (viewer: Viewer | null, { version, createdAt, updatedAt, source }: Revision): Revision | null =>
  allows('admin', viewer) ? { version, createdAt, updatedAt, source } : null;
