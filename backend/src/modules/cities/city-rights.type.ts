import { Field, ObjectType } from 'type-graphql';
import { allows } from '../../core/access/access.js';
import type { Viewer } from '../../core/access/viewer.js';

@ObjectType({ description: 'What the viewer may do with a city.' })
export class CityRights {
  @Field(() => Boolean, { description: 'Change and delete it.' })
  manage: boolean;
}

/** What somebody may do with a city. */
export const cityRights = (viewer: Viewer | null): CityRights => ({ manage: allows('admin', viewer) });
