import { Field, Int, ObjectType } from 'type-graphql';
import { allows } from './access.js';
import type { Viewer } from './viewer.js';

@ObjectType({ description: 'Metadata of a row, for admins only.' })
export class Revision {
  @Field(() => Int, { description: 'Number that grows with each change; an update names the version that it is based on.' })
  version: number;

  @Field(() => Date, { description: 'Time of creation.' })
  createdAt: Date;

  @Field(() => Date, { description: 'Time of the last change.' })
  updatedAt: Date;

  @Field(() => String, { nullable: true, description: 'Origin: `sample`, or the name of an import; null if it was entered on this site.' })
  source: string | null;
}

/** Returns the revision of a row to admins, and null to everyone else. */
export const revisionOf = (viewer: Viewer | null, { version, createdAt, updatedAt, source }: Revision): Revision | null =>
  allows('admin', viewer) ? { version, createdAt, updatedAt, source } : null;
